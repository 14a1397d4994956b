import { FOLLOW_TEXT } from '@contracts/follow';
import { IconBan } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { Action } from '../design/ActionButton';
import { piece } from '../design/piece';
import { useBlock } from './useBlock';

const AskBlock = piece(() => import('./AskBlock').then((file) => file.AskBlock));

interface Blocking {
  ask: () => void;
  /** Either of the two, in a menu. */
  action: Action;
  /** Asked before anybody is shut out. */
  question: ReactNode;
}

/** Shuts a member out, which is asked first, or takes that back. */
export function useBlocking(id: string, name: string, isBlocked: boolean, onBlocked?: () => void): Blocking {
  const [isAsking, setAsking] = useState(false);
  const { block, unblock } = useBlock(id);
  const ask = () => setAsking(true);
  const shutOut = () => {
    setAsking(false);
    block.mutate(undefined, { onSuccess: onBlocked });
  };
  return {
    ask,
    action: {
      label: isBlocked ? FOLLOW_TEXT.unblock : FOLLOW_TEXT.block,
      icon: <IconBan aria-hidden="true" />,
      disabled: block.isPending || unblock.isPending,
      run: () => (isBlocked ? unblock.mutate() : ask()),
    },
    question: isAsking && <AskBlock name={name} onBlock={shutOut} onClose={() => setAsking(false)} />,
  };
}
