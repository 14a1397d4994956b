import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

type TextField<Values> = { [Field in keyof Values]: Values[Field] extends string ? Field : never }[keyof Values] & string;
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
  /** What a text field shows and takes. */
  const typed = (field: TextField<Values>) => ({
    value: values[field] as string,
    error: problems[field],
    onChange: (event: { currentTarget: { value: string } }) => set(field, event.currentTarget.value as Values[typeof field]),
  });
  /** The same for a field whose problem is told on leaving it with something in it. */
  const bind = (field: TextField<Values>) => ({
    ...typed(field),
    name: field,
    onBlur: () => {
      if (values[field]) check(field);
    },
  });
  /** Shows problems, such as the ones the server found, and moves to the first of them. */
  const refuse = (found: Problems<Values>) => {
    setProblems((before) => ({ ...before, ...found }));
    setRefusals((count) => count + 1);
  };
  /** What was wrong before is judged anew. */
  const forgive = () => setProblems({});
  const submit = (send: (values: Values) => void) => (event?: FormEvent) => {
    event?.preventDefault();
    const found = problemsOf(values);
    setProblems(found);
    if (Object.keys(found).length > 0) setRefusals((count) => count + 1);
    else send(values);
  };
  return { form, values, problems, typed, bind, set, setValues, check, note, refuse, forgive, submit };
}

/** Ctrl+Enter and Cmd+Enter send. */
export const sendsForm = (event: KeyboardEvent) => event.key === 'Enter' && (event.ctrlKey || event.metaKey);
