import { JOB_LISTS } from '@contracts/jobs';
import { PROVINCES } from '@contracts/provinces';
import { NativeSelect } from '@mantine/core';
import { IconCurrentLocation, IconMapPin } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../../design/Button';
import { askPosition, forgetPosition, type PositionProblem, useOwnPosition } from '../../api/ownPosition';
import { asksNear, withPlace } from '../jobFilter';
import { FilterGroup } from './FilterGroup';
import classes from './Filters.module.css';
import type { Filtering } from './filtering';
import { kilometreWords, stepOf, stepsFrom } from './kilometreSteps';
import { Range } from './Range';

const BY_NAME = [...PROVINCES].sort((one, other) => one.name.localeCompare(other.name, 'tr'));
const NEAR = 'near';
const PROBLEM: Record<PositionProblem, string> = {
  denied: 'Tarayıcınız konumunuzu paylaşmadı. Bir il seçebilirsiniz.',
  unknown: 'Konumunuz bulunamadı. Bir il seçebilirsiniz.',
};

/** A province, or one's own position, and how far from it. */
export function Place({ filter, onGo }: Filtering) {
  const position = useOwnPosition();
  const [problem, setProblem] = useState<PositionProblem | null>(null);
  const [isAsking, setAsking] = useState(false);
  const isNear = asksNear(filter) && position !== null;
  const { province, km } = filter;
  const near = () => withPlace(filter, { km: km ?? JOB_LISTS.kilometres.usual });
  const ask = async () => {
    setAsking(true);
    const found = await askPosition();
    setAsking(false);
    setProblem(found);
    if (found === null) onGo(near());
  };
  const choose = (value: string) => {
    if (value === NEAR) return onGo(near());
    if (isNear) forgetPosition();
    onGo(withPlace(filter, { province: value || undefined, km: value ? km : undefined }));
  };
  return (
    <FilterGroup label="Şehir ve uzaklık" hint={(province !== undefined || isNear) && kilometreWords(km)}>
      <NativeSelect
        aria-label="Şehir"
        leftSection={<IconMapPin className={classes.pin} aria-hidden="true" />}
        value={isNear ? NEAR : (province ?? '')}
        onChange={(event) => choose(event.currentTarget.value)}
        data={[
          { value: '', label: 'Tüm Türkiye' },
          ...(position ? [{ value: NEAR, label: 'Konumuma yakın' }] : []),
          ...BY_NAME.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      {(province !== undefined || isNear) && <Distance filter={filter} onGo={onGo} isNear={isNear} />}
      {!isNear && (
        <Button
          kind="quiet"
          size="small"
          className={classes.locate}
          icon={<IconCurrentLocation aria-hidden="true" />}
          busy={isAsking && 'Konumunuz soruluyor…'}
          onClick={() => void (position ? onGo(near()) : ask())}
        >
          Konumuma yakın olanlar
        </Button>
      )}
      <p className={classes.note} role="status">
        {problem && !isNear ? PROBLEM[problem] : isNear ? 'Konumunuz yaklaşık olarak, yalnızca bu sekmede tutulur.' : ''}
      </p>
    </FilterGroup>
  );
}

function Distance({ filter, onGo, isNear }: Filtering & { isNear: boolean }) {
  const steps = stepsFrom(isNear);
  return (
    <Range
      min={0}
      max={steps.length - 1}
      step={1}
      handles={[
        {
          label: 'Uzaklık',
          at: stepOf(steps, filter.km),
          words: (at) => kilometreWords(steps[at]),
          within: (at) => at,
          onSet: (at) => onGo(withPlace(filter, { province: filter.province, km: steps[at] ?? undefined })),
        },
      ]}
    />
  );
}
