import { lazy, Suspense, useState } from 'react';
import type { Action } from './ActionButton';
import { MoreActionsButton } from './MoreActionsButton';

const MoreActionsMenu = lazy(() => import('./MoreActionsMenu').then((file) => ({ default: file.MoreActionsMenu })));

interface Props {
  /** What it is about, for those who do not see where the button stands. */
  about: string;
  actions: Action[];
}

/** Actions that have no room beside the others; the menu behind it is loaded when it is first wanted. */
export function MoreActions({ about, actions }: Props) {
  const [wanted, setWanted] = useState(false);
  const closed = <MoreActionsButton about={about} aria-haspopup="menu" onClick={() => setWanted(true)} />;
  if (!wanted) return closed;
  return (
    <Suspense fallback={closed}>
      <MoreActionsMenu about={about} actions={actions} />
    </Suspense>
  );
}
