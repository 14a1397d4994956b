import type { Topic } from '@contracts/forum';
import { TOOL_LIMITS, TOOL_TEXT } from '@contracts/forum-tools';
import { useState } from 'react';
import { Button } from '../../../../design/Button';
import { ToolDialog } from './ToolDialog';
import classes from './tools.module.css';

interface Props {
  topic: Topic;
  selected: string[];
  onEnd: () => void;
}

/** While comments are being chosen for a new topic: how many, and the way on. */
export function SplitBar({ topic, selected, onEnd }: Props) {
  const [asking, setAsking] = useState(false);
  const tooMany = selected.length > TOOL_LIMITS.splitComments;
  const says = selected.length === 0 ? TOOL_TEXT.commentsMissing : `${selected.length} yorum seçildi`;
  return (
    <section className={classes.split} aria-label="Yorumları yeni konuya ayır">
      <p role="status">{tooMany ? `${says}; bir seferde en fazla ${TOOL_LIMITS.splitComments} yorum ayrılabilir` : says}</p>
      <Button onClick={onEnd}>Vazgeç</Button>
      <Button kind="primary" disabled={selected.length === 0 || tooMany} onClick={() => setAsking(true)}>
        Yeni konuya ayır
      </Button>
      {asking && <ToolDialog chosen={{ tool: 'split', topic, commentIds: selected }} onDone={onEnd} onClose={() => setAsking(false)} />}
    </section>
  );
}
