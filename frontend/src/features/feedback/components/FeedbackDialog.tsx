import { FEEDBACK_TEXT, FEEDBACK_TIMES } from '@contracts/feedback';
import { useEffect, useRef, useState } from 'react';
import { Callout } from '../../../design/Callout';
import { Dialog } from '../../../design/Dialog';
import { FeedbackForm } from './FeedbackForm';
import { draftName, emptySoon, keepAfterAll } from './feedbackDraft';

interface Props {
  memberId: string | null;
  onClose: () => void;
}

export function FeedbackDialog({ memberId, onClose }: Props) {
  const [given, setGiven] = useState(false);
  const [asking, setAsking] = useState(false);
  const written = useRef(false);
  useEffect(keepAfterAll, []);
  const close = () => {
    emptySoon(draftName(memberId));
    onClose();
  };
  // A slip of the finger must not cost what was written.
  const leave = () => (written.current && !given && !asking ? setAsking(true) : close());
  return (
    <Dialog title={FEEDBACK_TEXT.title} onClose={leave} size="xl" footer={null} fillsPhone={!given}>
      {given ? (
        <Thanks onClose={close} />
      ) : (
        <FeedbackForm
          memberId={memberId}
          asking={asking}
          onStay={() => setAsking(false)}
          onWritten={(isWritten) => {
            written.current = isWritten;
          }}
          onGiven={() => setGiven(true)}
          onCancel={close}
        />
      )}
    </Dialog>
  );
}

function Thanks({ onClose }: { onClose: () => void }) {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const timer = setTimeout(() => close.current(), FEEDBACK_TIMES.thanks);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Callout tone="ok" role="status">
      {FEEDBACK_TEXT.given}
    </Callout>
  );
}
