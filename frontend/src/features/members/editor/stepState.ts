import { hiddenFlags, PRIVACY_FLAG_NAMES } from '@contracts/privacy';
import { SUBROLE_LABEL } from '@contracts/subroles';
import { emptyFields, isMissing, problemsIn } from './editorForm';
import { type EditorForm, remaining } from './profileParts';
import { STEPS } from './steps';
import { type Editor, today } from './useEditor';
import { wrongWords } from './wrongWords';

export interface StepState {
  tone: 'open' | 'done' | 'wrong';
  words: string;
}

/** '9 görünür, 3 gizli' */
export function privacyWords({ profile }: Pick<Editor, 'profile'>): string {
  const hidden = hiddenFlags(profile.privacy_settings).length;
  return `${PRIVACY_FLAG_NAMES.length - hidden} görünür, ${hidden} gizli`;
}

/** How much of the first step is empty. */
export function emptyWords(form: EditorForm): string {
  const empty = emptyFields(form);
  return empty > 0 ? `${empty} alan boş` : 'Tamam';
}

/** How it stands with a step, in words: a first step that nobody has tried to leave is empty, not wrong. */
export function stateOf(editor: Pick<Editor, 'form' | 'profile' | 'tried' | 'refused'>, step: number): StepState {
  const { form, profile, tried } = editor;
  const found = STEPS[step];
  const isTold = found?.key !== 'personal' || tried.has(step);
  const wrong = Object.keys(problemsIn(step, editor, today())).filter((name) => isTold || !isMissing(form, name));
  if (wrong.length > 0) return { tone: 'wrong', words: wrongWords(form, wrong) };
  if (found?.key === 'personal') return { tone: emptyFields(form) > 0 ? 'open' : 'done', words: emptyWords(form) };
  if (found && 'list' in found) {
    const { length } = remaining(form[found.list]);
    return length > 0 ? { tone: 'done', words: `${length} kayıt` } : { tone: 'open', words: 'Boş' };
  }
  if (found?.key === 'roles') {
    const names = profile.subroles.map((subrole) => SUBROLE_LABEL[subrole]).join(', ');
    return names ? { tone: 'done', words: names } : { tone: 'open', words: 'Yok' };
  }
  if (found?.key === 'privacy') return { tone: 'done', words: privacyWords(editor) };
  return { tone: 'open', words: 'Son bakış ve kayıt' };
}
