import type { ProjectFields, ProjectProblems } from './projectFields';

/** What a part of the form needs of all of it. */
export interface FormPart {
  values: ProjectFields;
  problems: ProjectProblems;
  set: <Field extends keyof ProjectFields>(field: Field, value: ProjectFields[Field]) => void;
  check: (field: keyof ProjectFields) => void;
}
