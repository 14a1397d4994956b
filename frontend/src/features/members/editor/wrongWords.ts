import { entryWith, isMissing, type Problems } from './editorForm';
import { ENTRY_FORMS } from './entryForms';
import type { EditorForm } from './profileParts';

/** How many fields are wrong, and in what way: '1 alan eksik, 2 alan hatalı'. */
export function wrongWords(form: EditorForm, names: readonly string[]): string {
  const missing = names.filter((name) => isMissing(form, name)).length;
  const faulty = names.length - missing;
  return [missing > 0 && `${missing} alan eksik`, faulty > 0 && `${faulty} alan hatalı`].filter(Boolean).join(', ');
}

/** The first problem of a step with the entry that it is in: '“Geliştirici”: Bitiş tarihi başlangıçtan önce olamaz.' */
export function firstProblemWords(form: EditorForm, problems: Problems): string {
  const [name = '', text = ''] = Object.entries(problems)[0] ?? [];
  const entry = entryWith(form, name);
  return entry ? `“${ENTRY_FORMS[entry.kind].title(entry.value)}”: ${text}` : text;
}
