import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { breakpoint } from '../design/breakpoints';

/** How a text that is being written is shown: beside it on wide screens, which this device remembers, and instead of it on others. */
export function usePreview() {
  const isWide = useMediaQuery(breakpoint.wide ?? '', false, { getInitialValueInEffect: false });
  const [beside, setBeside] = useLocalStorage({ key: 'previewBeside', defaultValue: false, getInitialValueInEffect: false });
  const [instead, setInstead] = useState(false);
  const shown = isWide ? beside && ('beside' as const) : instead && ('instead' as const);
  return { shown: shown || null, toggle: () => (isWide ? setBeside(!beside) : setInstead(!instead)) };
}
