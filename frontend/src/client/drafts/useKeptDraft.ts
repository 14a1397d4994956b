import { DRAFT_LIMITS } from '@contracts/drafts';
import { useEffect, useEffectEvent, useState } from 'react';
import { DraftKeeper } from './draftKeeper';
import { type AnyDraftKey, type Described, placeOf } from './draftPlaces';
import { draftName } from './localDraft';
import { discardDraft, useDraft } from './useDraft';

interface Options<Value extends object> extends Described {
  memberId: string;
  key: AnyDraftKey;
  /** What the form holds when nothing was typed. */
  empty: Value;
  value: Value;
  /** Puts another draft into the form. */
  onReplace: (value: Value) => void;
}

/** Keeps what is typed into a form, at once on this device and soon on the server; read it back with `readDraft(draftName(…))`. */
export function useKeptDraft<Value extends object>({ memberId, key, empty, value, title, excerpt, onReplace }: Options<Value>) {
  const name = draftName(memberId, key);
  const [keeper, setKeeper] = useState<DraftKeeper>();
  const savedAt = useDraft(name, empty, value, (text) => keeper?.isKeptElsewhere(text) === true);
  const [newer, setNewer] = useState<string | null>(null);
  const replace = useEffectEvent((text: string | null) => onReplace(text === null ? empty : { ...empty, ...(JSON.parse(text) as Partial<Value>) }));

  useEffect(() => {
    const made = new DraftKeeper(name, placeOf(key), { replace: (text) => replace(text), offer: setNewer });
    setKeeper(made);
    return made.follow();
  }, [name, key]);

  const text = JSON.stringify(value);
  const typed = text === JSON.stringify(empty) ? null : text;
  useEffect(() => keeper?.change(typed, { title: title.slice(0, DRAFT_LIMITS.title), excerpt }), [keeper, typed, title, excerpt]);

  return {
    savedAt,
    /** Whether there is a newer draft from elsewhere to choose from. */
    hasNewer: newer !== null,
    openNewer: () => keeper?.open(),
    keepThis: () => keeper?.keep(),
    /** It was sent: the draft is gone everywhere, unless another was typed elsewhere. */
    sent: () => {
      if (keeper?.isContested) return;
      discardDraft(name);
      keeper?.done();
    },
  };
}
