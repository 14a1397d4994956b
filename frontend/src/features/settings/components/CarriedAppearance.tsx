import type { Appearance } from '@contracts/appearance';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { changeThemeSettings, isChosenHere, isDefault, settleThemeSettings, type ThemeSettings, useThemeSettings } from '../../../design/themeSettings';
import { appearanceQuery, asAppearance, asThemeSettings, useSaveAppearance } from '../api/appearance';

/** Somebody who tries one look after the other chooses once. */
const CALM_MS = 800;
const textOf = (settings: ThemeSettings) => JSON.stringify(asAppearance(settings));

/** Lets the look of the app go with the account: what the account has is put on, and what is chosen here is given to it. */
export function CarriedAppearance({ memberId }: { memberId: string }) {
  const settings = useThemeSettings();
  const text = textOf(settings);
  /** What the account has, as far as is known here. */
  const known = useRef<string | null>(null);
  const { data: kept } = useQuery(appearanceQuery(memberId));
  const { mutate } = useSaveAppearance();

  const putOn = useEffectEvent((found: Appearance | null) => {
    const theirs = found && asThemeSettings(found);
    known.current = theirs && textOf(theirs);
    // Whoever has chosen while the account was asked, or before this was loaded, has the last word.
    if (theirs && !isChosenHere()) changeThemeSettings(theirs);
    settleThemeSettings();
  });
  useEffect(() => settleThemeSettings, []);
  useEffect(() => {
    if (kept !== undefined) putOn(kept);
  }, [kept]);

  const give = useEffectEvent(() => {
    if (text === known.current || (known.current === null && isDefault(settings))) return;
    // Said nowhere when it fails: the look holds here all the same, and the next choice or the next opening gives it again.
    mutate(asAppearance(settings), {
      onSuccess: ({ data }) => {
        known.current = textOf(asThemeSettings(data));
      },
    });
  });
  const isAsked = kept !== undefined;
  useEffect(() => {
    if (!isAsked || text === known.current) return;
    const timer = setTimeout(give, CALM_MS);
    return () => clearTimeout(timer);
  }, [isAsked, text]);

  return null;
}
