import { salaryText } from '@contracts/job-words';
import { CURRENCIES, CURRENCY_SIGN, type JobFacets, SALARY_BASES, SALARY_BASIS_LABEL, SALARY_PERIOD_LABEL, SALARY_PERIODS } from '@contracts/jobs';
import { Checkbox, NativeSelect } from '@mantine/core';
import { type CSSProperties, useState } from 'react';
import { type SalaryUnit, unitOf, withoutEmpty, withUnit } from '../jobFilter';
import { FilterGroup } from './FilterGroup';
import classes from './Filters.module.css';
import type { Filtering } from './filtering';
import { Range } from './Range';
import { isWithin, onScale, scaleOf } from './salaryScale';

interface Props extends Filtering {
  facets: JobFacets | undefined;
}

/** 'Aylık net maaş' */
const labelOf = ({ period, basis }: SalaryUnit): string => `${SALARY_PERIOD_LABEL[period]} ${SALARY_BASIS_LABEL[basis].toLocaleLowerCase('tr')} maaş`;

/** Between two amounts of one currency, for one span of time, net or gross. */
export function SalaryRange({ filter, onGo, facets }: Props) {
  const unit = unitOf(filter);
  const { salary_min: min, salary_max: max, without_salary } = filter;
  const words = min === undefined && max === undefined ? 'Fark etmez' : salaryText({ min: min ?? null, max: max ?? null, ...unit });
  return (
    <FilterGroup label={labelOf(unit)} hint={words}>
      {facets && <Amounts filter={filter} onGo={onGo} salaries={facets.salaries} />}
      <Checkbox
        size="xs"
        label="Maaşı yazmayanlar da"
        checked={without_salary !== 'false'}
        onChange={() => onGo(withoutEmpty({ ...filter, without_salary: without_salary === 'false' ? undefined : 'false' }))}
      />
      <details className={classes.unit}>
        <summary>Para birimi ve dönem</summary>
        <Unit unit={unit} onChange={(next) => onGo(withUnit(filter, next))} />
      </details>
    </FilterGroup>
  );
}

function Amounts({ filter, onGo, salaries }: Filtering & { salaries: JobFacets['salaries'] }) {
  const unit = unitOf(filter);
  const scale = scaleOf(salaries);
  const least = scale && onScale(scale, filter.salary_min ?? scale.from);
  const most = scale && onScale(scale, filter.salary_max ?? scale.to);
  const [drawn, setDrawn] = useState<readonly number[] | null>(null);
  if (scale === null || least === null || most === null) return <p className={classes.note}>Bu birimde maaş yazan ilan yok.</p>;
  const [low = least, high = most] = drawn ?? [];
  const highest = Math.max(...salaries.counts);
  const words = (amount: number) => salaryText({ min: amount, max: amount, ...unit });
  return (
    <div>
      <div className={classes.bars} aria-hidden="true">
        {salaries.counts.map((count, bar) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place.
            key={bar}
            data-on={isWithin(salaries, bar, low, high) || undefined}
            style={{ '--share': count / highest } as CSSProperties}
          />
        ))}
      </div>
      <Range
        min={scale.from}
        max={scale.to}
        step={scale.step}
        onMove={setDrawn}
        handles={[
          {
            label: 'En düşük maaş',
            at: least,
            words,
            within: (at) => Math.min(at, high),
            onSet: (at) => onGo(withoutEmpty({ ...filter, salary_min: at <= scale.from ? undefined : at })),
          },
          {
            label: 'En yüksek maaş',
            at: most,
            words,
            within: (at) => Math.max(at, low),
            onSet: (at) => onGo(withoutEmpty({ ...filter, salary_max: at >= scale.to ? undefined : at })),
          },
        ]}
      />
    </div>
  );
}

const Unit = ({ unit, onChange }: { unit: SalaryUnit; onChange: (unit: SalaryUnit) => void }) => (
  <div className={classes.units}>
    <NativeSelect
      aria-label="Para birimi"
      value={unit.currency}
      data={CURRENCIES.map((value) => ({ value, label: `${CURRENCY_SIGN[value]} ${value}` }))}
      onChange={(event) => onChange({ ...unit, currency: CURRENCIES.find((each) => each === event.currentTarget.value) ?? unit.currency })}
    />
    <NativeSelect
      aria-label="Dönem"
      value={unit.period}
      data={SALARY_PERIODS.map((value) => ({ value, label: SALARY_PERIOD_LABEL[value] }))}
      onChange={(event) => onChange({ ...unit, period: SALARY_PERIODS.find((each) => each === event.currentTarget.value) ?? unit.period })}
    />
    <NativeSelect
      aria-label="Net ya da brüt"
      value={unit.basis}
      data={SALARY_BASES.map((value) => ({ value, label: SALARY_BASIS_LABEL[value] }))}
      onChange={(event) => onChange({ ...unit, basis: SALARY_BASES.find((each) => each === event.currentTarget.value) ?? unit.basis })}
    />
  </div>
);
