import { JOB_FIELDS, JOB_LIMITS } from '@contracts/job-writing';
import { JOB_CATEGORY_LABEL, REMOTE_REGION_LABEL, REMOTE_REGIONS, type RemoteRegion, WORK_TYPES, type WorkType } from '@contracts/jobs';
import { NativeSelect, TextInput } from '@mantine/core';
import { LengthNote } from '../../../design/LengthNote';
import { Segment } from '../../../design/Segment';
import page from '../../../writing/FormPage.module.css';
import type { FormPart } from './form';
import classes from './JobForm.module.css';
import { LogoField } from './LogoField';

const TYPES = Object.fromEntries(WORK_TYPES.map((type) => [type, type])) as Record<WorkType, string>;

/** What the work is, whose it is, and how it is done. */
export function AboutFields(part: FormPart) {
  const { values, problems, set, check } = part;
  const line = (field: 'title' | 'company_name', max: number) => ({
    label: JOB_FIELDS[field],
    description: <LengthNote length={values[field].trim().length} max={max} />,
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[],
    value: values[field],
    error: problems[field],
    onChange: (event: { currentTarget: { value: string } }) => set(field, event.currentTarget.value),
    onBlur: () => values[field] && check(field),
  });
  return (
    <>
      <TextInput data-autofocus placeholder="Kıdemli Frontend Geliştirici" {...line('title', JOB_LIMITS.title.max)} />
      <div className={page.two}>
        <TextInput autoComplete="organization" {...line('company_name', JOB_LIMITS.company.max)} />
        <LogoField company={values.company_name} url={values.logo_url} error={problems.logo_url} onChange={(url) => set('logo_url', url)} />
      </div>
      <Segment label={JOB_FIELDS.category} choices={JOB_CATEGORY_LABEL} value={values.category} onChoose={(category) => set('category', category)} />
      <WorkTypeField {...part} />
    </>
  );
}

function WorkTypeField({ values, problems, set, check }: FormPart) {
  const { work_type: type } = values;
  return (
    <div className={classes.group}>
      <Segment label={JOB_FIELDS.work_type} choices={TYPES} value={type || null} error={problems.work_type} onChoose={(chosen) => set('work_type', chosen)} />
      {type === 'Hibrit' && (
        <TextInput
          label={JOB_FIELDS.office_days}
          type="number"
          min={0}
          max={JOB_LIMITS.officeDays}
          value={values.office_days}
          error={problems.office_days}
          onChange={(event) => set('office_days', event.currentTarget.value)}
          onBlur={() => check('office_days')}
        />
      )}
      {type !== '' && type !== 'Ofis' && (
        <NativeSelect
          label={JOB_FIELDS.remote_region}
          description="Nereden çalışılabilir?"
          data={[{ value: '', label: 'Belirtilmedi' }, ...REMOTE_REGIONS.map((region) => ({ value: region, label: REMOTE_REGION_LABEL[region] }))]}
          value={values.remote_region}
          error={problems.remote_region}
          onChange={(event) => set('remote_region', event.currentTarget.value as RemoteRegion | '')}
        />
      )}
    </div>
  );
}
