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
    // Whoever has chosen while the account was asked, or before this was loaded, has the last word; then what they chose here and the account never got.
    const wanted = notGiven(memberId) ?? theirs;
    if (wanted && !isChosenHere()) changeThemeSettings(wanted);
    settleThemeSettings();
  });
  useEffect(() => settleThemeSettings, []);
  useEffect(() => {
    if (kept !== undefined) putOn(kept);
  }, [kept]);

  const isTheirs = () => text === known.current || (known.current === null && isDefault(settings));
  const note = useEffectEvent(() => noteNotGiven(memberId, isTheirs() ? null : settings));
  const give = useEffectEvent(() => {
    if (isTheirs()) return;
    // Said nowhere when it fails: the look holds here all the same, and the next choice or the next opening gives it again.
    mutate(asAppearance(settings), {
      onSuccess: ({ data }) => {
        known.current = textOf(asThemeSettings(data));
        note();
      },
    });
  });
  const isAsked = kept !== undefined;
  useEffect(() => {
    if (!isAsked) return;
    note();
    if (text === known.current) return;
    const timer = setTimeout(give, CALM_MS);
    return () => clearTimeout(timer);
  }, [isAsked, text]);

  return null;
}

const keyOf = (memberId: string) => `themeNotGiven:${memberId}`;

function notGiven(memberId: string): ThemeSettings | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(memberId)) ?? 'null') as ThemeSettings | null;
  } catch {
    // A blocked storage: what the account has counts.
    return null;
  }
}

/** Keeps on this device what a member chose until the account has it. */
function noteNotGiven(memberId: string, settings: ThemeSettings | null): void {
  try {
    if (settings) localStorage.setItem(keyOf(memberId), JSON.stringify(settings));
    else localStorage.removeItem(keyOf(memberId));
  } catch {
    // A full or blocked storage: it is kept until the page is closed.
  }
}
