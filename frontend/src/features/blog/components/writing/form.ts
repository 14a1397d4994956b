import type { PostFields, PostProblems } from './postFields';

/** What a part of the form needs of all of it. */
export interface FormPart {
  values: PostFields;
  problems: PostProblems;
  set: <Field extends keyof PostFields>(field: Field, value: PostFields[Field]) => void;
  check: (field: keyof PostFields) => void;
}
