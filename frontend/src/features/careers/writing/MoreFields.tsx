import { JOB_FIELDS, JOB_LIMITS } from '@contracts/job-writing';
import {
  CONTRACT_LABEL,
  CONTRACTS,
  type CompanyLinks,
  type Contract,
  CURRENCIES,
  type Currency,
  JOB_LANGUAGE_LABEL,
  JOB_LANGUAGES,
  type Job,
  SALARY_BASIS_LABEL,
  SALARY_PERIOD_LABEL,
  SALARY_PERIODS,
  type SalaryPeriod,
  SENIORITIES,
  SENIORITY_LABEL,
  type Seniority,
} from '@contracts/jobs';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { Segment } from '../../../design/Segment';
import page from '../../../writing/FormPage.module.css';
import type { FormPart } from './form';
import classes from './JobForm.module.css';
import { type JobFields, lastDays, meantUrl, NO_JOB } from './jobFields';

const SALARY = ['salary_min', 'salary_max'] as const;
const TERMS = ['seniority', 'experience_years', 'contract', 'languages'] as const;
const LINKS: readonly [keyof CompanyLinks, string][] = [
  ['website', 'Web sitesi'],
  ['linkedin', 'LinkedIn'],
  ['twitter', 'Twitter'],
  ['instagram', 'Instagram'],
];

/** What a listing gains by and can do without. A part is open where something stands in it, or is wrong. */
export function MoreFields({ job, tries, ...part }: FormPart & { job: Job | null; tries: number }) {
  const { values, problems, set, check } = part;
  const days = lastDays(job);
  const fold = (fields: readonly (keyof JobFields)[]) => ({
    isFilled: fields.some((field) => JSON.stringify(values[field]) !== JSON.stringify(NO_JOB[field])),
    isWrong: fields.some((field) => problems[field]),
    tries,
  });
  return (
    <>
      <TextInput
        label={JOB_FIELDS.apply_until}
        description={`İsteğe bağlı; ilan o günün sonunda, en geç ${JOB_LIMITS.openDays} gün sonra kapanır.`}
        type="date"
        min={days.today}
        max={days.last}
        value={values.apply_until}
        error={problems.apply_until}
        onChange={(event) => set('apply_until', event.currentTarget.value)}
        onBlur={() => values.apply_until && check('apply_until')}
      />
      <Fold title={JOB_FIELDS.salary} hint="Maaşı yazan ilanlar daha çok başvuru alır" {...fold(SALARY)}>
        <SalaryFields {...part} />
      </Fold>
      <Fold title="Koşullar" hint="Kıdem, deneyim, sözleşme, diller" {...fold(TERMS)}>
        <TermFields {...part} />
      </Fold>
      <Fold title={JOB_FIELDS.company_social_links} hint="Web sitesi, LinkedIn…" {...fold(LINKS.map(([name]) => name))}>
        <div className={page.two}>
          {LINKS.map(([name, label]) => (
            <TextInput
              key={name}
              label={label}
              placeholder="https://"
              inputMode="url"
              maxLength={JOB_LIMITS.url}
              value={values[name]}
              error={problems[name]}
              onChange={(event) => set(name, event.currentTarget.value)}
              onBlur={() => {
                set(name, meantUrl(values[name]));
                check(name);
              }}
            />
          ))}
        </div>
      </Fold>
    </>
  );
}

interface FoldProps {
  title: string;
  hint: string;
  isFilled: boolean;
  isWrong: boolean;
  tries: number;
  children: ReactNode;
}

function Fold({ title, hint, isFilled, isWrong, tries, children }: FoldProps) {
  const [isOpen, setOpen] = useState(isFilled);
  // Sending leads to the first wrong field, which is to be seen then.
  useEffect(() => {
    if (tries > 0 && isWrong) setOpen(true);
  }, [tries, isWrong]);
  return (
    <details className={classes.fold} open={isOpen || isWrong} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {title} <small>{hint}</small>
      </summary>
      <div className={classes.group}>{children}</div>
    </details>
  );
}

const onlyDigits = (typed: string): string => typed.replace(/\D/g, '').slice(0, 9);
/** As it is read: '95.000'. */
const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '.');

function SalaryFields({ values, problems, set, check }: FormPart) {
  const amount = (field: 'salary_min' | 'salary_max', label: string) => (
    <TextInput
      label={label}
      inputMode="numeric"
      value={grouped(values[field])}
      error={field === 'salary_min' ? problems.salary_min : undefined}
      onChange={(event) => set(field, onlyDigits(event.currentTarget.value))}
      onBlur={() => check('salary_min')}
    />
  );
  return (
    <>
      <div className={page.two}>
        {amount('salary_min', 'En düşük')}
        {amount('salary_max', 'En yüksek')}
        <NativeSelect
          label="Para birimi"
          data={[...CURRENCIES]}
          value={values.currency}
          onChange={(event) => set('currency', event.currentTarget.value as Currency)}
        />
        <NativeSelect
          label="Dönem"
          data={SALARY_PERIODS.map((period) => ({ value: period, label: SALARY_PERIOD_LABEL[period] }))}
          value={values.period}
          onChange={(event) => set('period', event.currentTarget.value as SalaryPeriod)}
        />
      </div>
      <Segment label="Net ya da brüt" choices={SALARY_BASIS_LABEL} value={values.basis} onChoose={(basis) => set('basis', basis)} />
    </>
  );
}

const NONE = { value: '', label: 'Belirtilmedi' };

function TermFields({ values, problems, set, check }: FormPart) {
  return (
    <>
      <div className={page.two}>
        <NativeSelect
          label={JOB_FIELDS.seniority}
          data={[NONE, ...SENIORITIES.map((each) => ({ value: each, label: SENIORITY_LABEL[each] }))]}
          value={values.seniority}
          error={problems.seniority}
          onChange={(event) => set('seniority', event.currentTarget.value as Seniority | '')}
        />
        <TextInput
          label={`${JOB_FIELDS.experience_years} (yıl)`}
          type="number"
          min={0}
          max={JOB_LIMITS.experienceYears}
          value={values.experience_years}
          error={problems.experience_years}
          onChange={(event) => set('experience_years', event.currentTarget.value)}
          onBlur={() => check('experience_years')}
        />
        <NativeSelect
          label={JOB_FIELDS.contract}
          data={[NONE, ...CONTRACTS.map((each) => ({ value: each, label: CONTRACT_LABEL[each] }))]}
          value={values.contract}
          error={problems.contract}
          onChange={(event) => set('contract', event.currentTarget.value as Contract | '')}
        />
      </div>
      <Checkbox.Group
        label={JOB_FIELDS.languages}
        description={`En fazla ${JOB_LIMITS.languages}`}
        value={values.languages}
        error={problems.languages}
        onChange={(languages) => set('languages', languages as JobFields['languages'])}
      >
        <div className={classes.languages}>
          {JOB_LANGUAGES.map((language) => (
            <Checkbox
              key={language}
              value={language}
              label={JOB_LANGUAGE_LABEL[language]}
              disabled={values.languages.length >= JOB_LIMITS.languages && !values.languages.includes(language)}
            />
          ))}
        </div>
      </Checkbox.Group>
    </>
  );
}
