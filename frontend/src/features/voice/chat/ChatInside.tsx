import type { VoiceRoom } from '@contracts/voice';
import type { VoiceMessage } from '@contracts/voice-messages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { may } from '../../../client/may';
import { useMember } from '../../../client/session';
import { useVoice } from '../session/voice';
import { AskDeleteMessage } from './AskDeleteMessage';
import type { About } from './about';
import { actionsOf } from './actions';
import { Composer, type ComposerHandle } from './Composer';
import { type ListHandle, MessageList } from './MessageList';
import { useSending } from './sending';
import { useEditing } from './useEditing';
import { useKeptDrafts } from './useKeptDrafts';
import { usePresent } from './usePresent';
import { useThread } from './useThread';

/** The messages, and where one writes. */
export function ChatInside({ room, memberId }: { room: VoiceRoom; memberId: string }) {
  const isStaff = may(useMember(), 'voice.moderate');
  const role = useVoice(({ people }) => people.find(({ link }) => link === 'self')?.participant.role ?? 'member');
  const moderates = isStaff || role !== 'member';
  const present = usePresent();
  const thread = useThread(room.id);
  useKeptDrafts();
  const [about, setAbout] = useState<About>(null);
  const [deleting, setDeleting] = useState<VoiceMessage | null>(null);
  const composer = useRef<ComposerHandle>(null);
  const list = useRef<ListHandle>(null);
  const { outgoing, send } = useSending(room.id, ({ content, parent }) => {
    composer.current?.restore(content);
    if (parent) setAbout((now) => now ?? { kind: 'reply', message: parent });
  });
  const editing = useEditing(() => setAbout(null));
  useEffect(() => composer.current?.focus(), []);

  const begin = useCallback((kind: 'reply' | 'edit', message: VoiceMessage) => {
    setAbout({ kind, message });
    // The menu gives the focus back to its button first.
    requestAnimationFrame(() => composer.current?.focus());
  }, []);
  const actions = useCallback(
    (message: VoiceMessage) =>
      actionsOf(message, { memberId, moderates }, { reply: (of) => begin('reply', of), edit: (of) => begin('edit', of), remove: setDeleting }),
    [memberId, moderates, begin],
  );
  const onSend = (text: string) => {
    if (about?.kind === 'edit') {
      if (text === about.message.content) setAbout(null);
      else editing.mutate({ id: about.message.id, content: text });
      return;
    }
    list.current?.toEnd();
    send(text, about?.message ?? null);
    setAbout(null);
  };
  const editLast = () => {
    const own = thread.messages.findLast(
      ({ userId, isDeleted, isWithheld, messageType }) => userId === memberId && !isDeleted && !isWithheld && messageType === 'text',
    );
    if (own) begin('edit', own);
  };
  return (
    <>
      <MessageList ref={list} thread={thread} outgoing={outgoing} memberId={memberId} actionsOf={actions} />
      <Composer
        ref={composer}
        memberId={memberId}
        roomId={room.id}
        present={present}
        about={about}
        isBusy={editing.isPending}
        onSend={onSend}
        onCancel={() => setAbout(null)}
        onEditLast={editLast}
      />
      {deleting && <AskDeleteMessage message={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}
