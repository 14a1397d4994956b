import { store } from '../../../client/store';

/** How somebody speaks and hears on this device; nothing in it says who they are. */
export interface VoicePreferences {
  /** Ids of devices as the browser gives them; null is the system's choice. */
  readonly inputId: string | null;
  readonly outputId: string | null;
  readonly mode: 'open' | 'push-to-talk';
  /** `KeyboardEvent.code` of push-to-talk. */
  readonly pushKey: string;
  readonly noiseSuppression: boolean;
  readonly echoCancellation: boolean;
  readonly autoGainControl: boolean;
  readonly startsMuted: boolean;
  /** Sounds when somebody comes or goes. */
  readonly sounds: boolean;
  /** Only over the relay, where the installation has one. */
  readonly hidesAddress: boolean;
  /** ISO time of the last device test; null before the first. */
  readonly testedAt: string | null;
  readonly inputLabel: string | null;
  readonly outputLabel: string | null;
}

const KEY = 'voicePreferences';
const DEFAULTS: VoicePreferences = {
  inputId: null,
  outputId: null,
  mode: 'open',
  pushKey: 'Space',
  noiseSuppression: true,
  echoCancellation: true,
  autoGainControl: true,
  startsMuted: false,
  sounds: true,
  hidesAddress: false,
  testedAt: null,
  inputLabel: null,
  outputLabel: null,
};

const preferences = store(kept());

export const useVoicePreferences = (): VoicePreferences => preferences.use((now) => now);
export const voicePreferences = (): VoicePreferences => preferences.get();
export const followVoicePreferences = preferences.follow;

export function prefer(change: Partial<VoicePreferences>) {
  preferences.change((before) => ({ ...before, ...change }));
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences.get()));
  } catch {
    // A full or blocked storage means that it holds until the page is closed.
  }
}

/** What somebody else wrote under the same name counts only as far as it makes sense. */
function kept(): VoicePreferences {
  const found = read();
  const sound = Object.entries(DEFAULTS).filter(([name, value]) => {
    const given = found[name];
    return value === null ? typeof given === 'string' : typeof given === typeof value;
  });
  const known = Object.fromEntries(sound.map(([name]) => [name, found[name]])) as Partial<VoicePreferences>;
  return { ...DEFAULTS, ...known, mode: known.mode === 'push-to-talk' ? 'push-to-talk' : 'open' };
}

function read(): Record<string, unknown> {
  try {
    return Object(JSON.parse(localStorage.getItem(KEY) ?? '{}')) as Record<string, unknown>;
  } catch {
    return {};
  }
}
