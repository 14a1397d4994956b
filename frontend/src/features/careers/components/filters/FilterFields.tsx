import { POSTED_SINCE_LABEL, type PostedSince } from '@contracts/jobs';
import { useQuery } from '@tanstack/react-query';
import { Segment } from '../../../../design/Segment';
import { facetsQuery } from '../../api/jobs';
import { withoutEmpty } from '../jobFilter';
import { Categories } from './Categories';
import classes from './Filters.module.css';
import type { Filtering } from './filtering';
import { Place } from './Place';
import { SalaryRange } from './SalaryRange';
import { Tags } from './Tags';
import { WorkTypes } from './WorkTypes';

const ANY = 'any';
const POSTED = { ...POSTED_SINCE_LABEL, [ANY]: 'Tümü' };

/** All by which listings are narrowed, one below the other. Without numbers it works as well. */
export function FilterFields({ filter, onGo }: Filtering) {
  const { data: facets } = useQuery(facetsQuery(filter));
  const counted = { filter, onGo, facets };
  return (
    <>
      <WorkTypes {...counted} />
      <Categories {...counted} />
      <Place filter={filter} onGo={onGo} />
      <SalaryRange {...counted} />
      <Tags filter={filter} onGo={onGo} />
      <div className={classes.group}>
        <Segment
          label="Yayınlanma"
          choices={POSTED}
          value={filter.posted ?? ANY}
          onChoose={(value) => onGo(withoutEmpty({ ...filter, posted: value === ANY ? undefined : (value satisfies PostedSince) }))}
        />
      </div>
    </>
  );
}
