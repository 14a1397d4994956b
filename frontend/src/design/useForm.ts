import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

type Problems<Values> = Partial<Record<keyof Values, string>>;

/** Fields with their problems: told on leaving a field and on sending, the first wrong field gets the focus. */
export function useForm<Values extends object>(initial: Values, problemsOf: (values: Values) => Problems<Values>) {
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Problems<Values>>({});
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const set = <Field extends keyof Values>(field: Field, value: Values[Field]) => {
    setValues((before) => ({ ...before, [field]: value }));
    setProblems((before) => (before[field] ? { ...before, [field]: problemsOf({ ...values, [field]: value })[field] } : before));
  };
  const note = (field: keyof Values, problem: string | undefined) => setProblems((before) => ({ ...before, [field]: problem }));
  const check = (field: keyof Values) => note(field, problemsOf(values)[field]);
  /** Shows problems, such as the ones the server found, and moves to the first of them. */
  const refuse = (found: Problems<Values>) => {
    setProblems((before) => ({ ...before, ...found }));
    setRefusals((count) => count + 1);
  };
  const submit = (send: (values: Values) => void) => (event?: FormEvent) => {
    event?.preventDefault();
    const found = problemsOf(values);
    setProblems(found);
    if (Object.keys(found).length > 0) setRefusals((count) => count + 1);
    else send(values);
  };
  return { form, values, problems, set, setValues, check, note, refuse, submit };
}

/** Ctrl+Enter and Cmd+Enter send. */
export const sendsForm = (event: KeyboardEvent) => event.key === 'Enter' && (event.ctrlKey || event.metaKey);
