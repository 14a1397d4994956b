import { followVoicePreferences, voicePreferences } from './voicePreferences';

/** Milliseconds for which one is still heard after the key is up: the end of a word. */
export const RELEASE_TAIL = 150;

/** Where keys have a meaning of their own: fields, controls and dialogs. */
const BUSY = [
  'input, textarea, select, button, a[href], summary, audio, video, iframe, dialog',
  ...['', 'true', 'plaintext-only'].map((value) => `[contenteditable="${value}"]`),
  ...['dialog', 'alertdialog', 'menu', 'listbox', 'button', 'slider', 'switch', 'tab', 'textbox', 'combobox', 'option'].map((role) => `[role="${role}"]`),
].join(', ');

const MODIFIER = /^(Control|Alt|Shift|Meta)/;

const isBusy = (target: EventTarget | null): boolean => target instanceof Element && target.closest(BUSY) !== null;
const isShortcut = ({ code, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => !MODIFIER.test(code) && (ctrlKey || metaKey || altKey);

/** In place of the code of a key: a button that is held. */
const BUTTON = 'button';

export interface PushToTalk {
  /** A button is held down to speak, or no more: where there is no keyboard it is the only way. */
  hold(isHeld: boolean): void;
  stop(): void;
}

/** Tells when the key of push-to-talk, or a button, goes down and, a moment late, up, as long as that is how the member speaks. */
export function followPushToTalk(set: (isPushing: boolean) => void): PushToTalk {
  let pushed: string | null = null;
  let tail: ReturnType<typeof setTimeout> | undefined;
  let isTold = false;

  const tell = (isPushing: boolean) => {
    clearTimeout(tail);
    tail = undefined;
    if (isPushing === isTold) return;
    isTold = isPushing;
    set(isPushing);
  };
  const end = () => {
    pushed = null;
    tell(false);
  };
  const release = () => {
    pushed = null;
    tail ??= setTimeout(() => tell(false), RELEASE_TAIL);
  };

  const hold = (isHeld: boolean) => {
    if (!isHeld) {
      if (pushed === BUTTON) release();
    } else if (voicePreferences().mode === 'push-to-talk') {
      pushed = BUTTON;
      tell(true);
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { mode, pushKey } = voicePreferences();
    if (mode !== 'push-to-talk' || event.code !== pushKey) return;
    if (pushed === null && (event.repeat || event.defaultPrevented || isShortcut(event) || isBusy(event.target))) return;
    // Or the space bar would scroll the page.
    event.preventDefault();
    pushed = event.code;
    tell(true);
  };
  const onKeyUp = (event: KeyboardEvent) => {
    // macOS tells of no other key that goes up while Command is down.
    if (pushed !== null && (event.code === pushed || event.key === 'Meta')) release();
  };
  const onFocusIn = (event: FocusEvent) => {
    if (isTold && pushed !== BUTTON && isBusy(event.target)) end();
  };
  const onPreferences = () => {
    const { mode, pushKey } = voicePreferences();
    if (isTold && (mode !== 'push-to-talk' || (pushed !== null && pushed !== BUTTON && pushKey !== pushed))) end();
  };

  addEventListener('keydown', onKeyDown);
  addEventListener('keyup', onKeyUp);
  addEventListener('focusin', onFocusIn);
  addEventListener('blur', end);
  const unfollow = followVoicePreferences(onPreferences);
  const stop = () => {
    removeEventListener('keydown', onKeyDown);
    removeEventListener('keyup', onKeyUp);
    removeEventListener('focusin', onFocusIn);
    removeEventListener('blur', end);
    unfollow();
    end();
  };
  return { hold, stop };
}
