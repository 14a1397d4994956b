import type { JobFields, JobProblems } from './jobFields';

/** What a part of the form needs of all of it. */
export interface FormPart {
  values: JobFields;
  problems: JobProblems;
  set: <Field extends keyof JobFields>(field: Field, value: JobFields[Field]) => void;
  check: (field: keyof JobFields) => void;
}
