import type { OwnUser } from '@contracts/accounts';
import { FORUM_TEXT } from '@contracts/forum';
import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useNavigate } from 'react-router-dom';
import { breakpoint } from '../../../design/breakpoints';
import { Callout } from '../../../design/Callout';
import { paths } from '../../../paths';
import { NewTopicForm } from './NewTopicForm';
import { SignInPrompt } from './SignInPrompt';

interface Props {
  member: OwnUser | null;
  muted: string | null;
  /** Category that is chosen to begin with. */
  categoryId: string | undefined;
  onClose: () => void;
}

export function NewTopicDialog({ member, muted, categoryId, onClose }: Props) {
  const navigate = useNavigate();
  const small = useMediaQuery(breakpoint.phone ?? '');
  return (
    <Modal opened onClose={onClose} title="Yeni Konu Oluştur" size="46rem" fullScreen={small} closeButtonProps={{ 'aria-label': 'Pencereyi kapat' }}>
      {!member && <SignInPrompt text={FORUM_TEXT.signInToCreate} redirect={paths.newTopic} />}
      {member && muted && <Callout tone="warn">{muted}</Callout>}
      {member && !muted && (
        <NewTopicForm memberId={member.id} categoryId={categoryId} onCreated={(topic) => navigate(paths.topic(topic.id))} onCancel={onClose} />
      )}
    </Modal>
  );
}
