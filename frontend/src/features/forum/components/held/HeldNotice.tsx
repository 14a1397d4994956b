import { HOLD_CAUSE_TO_AUTHOR, HOLDING_TEXT, usualWaitText } from '@contracts/holding';
import { useQuery } from '@tanstack/react-query';
import { Callout } from '../../../../design/Callout';
import { ownHeldQuery } from '../../api/held';

interface Props {
  id: string;
  /** What those who did not write it are told. */
  text: string;
  isOwn: boolean;
}

/** Says that a text waits; to its author also why, how long that usually takes and what can be done meanwhile. */
export function HeldNotice({ id, text, isOwn }: Props) {
  const { data } = useQuery({ ...ownHeldQuery, enabled: isOwn });
  const own = data?.waiting.find((held) => held.id === id);
  if (!own) return <Callout tone="info">{text}</Callout>;
  return (
    <Callout tone="info" title={own.kind === 'topic' ? HOLDING_TEXT.topicWaits : HOLDING_TEXT.commentWaits}>
      <p>
        {own.causes.map((cause) => HOLD_CAUSE_TO_AUTHOR[cause]).join(' ')} {usualWaitText(data?.usual_wait_minutes ?? null)}
      </p>
      <p>{HOLDING_TEXT.meanwhile}</p>
    </Callout>
  );
}
