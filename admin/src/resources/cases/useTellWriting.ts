import { caseChannel } from '@contracts/cases';
import { WRITING_TOLD_EVERY_MS } from '@contracts/envelope';
import { useRef } from 'react';
import { tellWriting } from '../../providers/live';

/** Lets the others at a case see that one writes its decision, every so often while one does. */
export function useTellWriting(caseId: string): () => void {
  const toldAt = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    const now = performance.now();
    if (now - toldAt.current < WRITING_TOLD_EVERY_MS) return;
    toldAt.current = now;
    tellWriting(caseChannel(caseId));
  };
}
