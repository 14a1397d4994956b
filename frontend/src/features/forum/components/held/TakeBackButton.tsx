import type { OwnHeldText } from '@contracts/holding';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../../design/Button';
import { useTakeBack } from '../../api/held';
import { stashText } from './stashText';

interface Props {
  memberId: string;
  id: string;
  /** What it is about, where there are many. */
  about?: string;
  /** Takes the words where they are not to go to a draft; answers false when it has no place for them. */
  onWords?: (text: OwnHeldText) => boolean;
}

/** Takes back a text that waits; its words go on as a draft. */
export function TakeBackButton({ memberId, id, about, onWords }: Props) {
  const navigate = useNavigate();
  const taking = useTakeBack((text) => {
    if (!onWords?.(text)) navigate(stashText(memberId, text));
  });
  return (
    <Button
      kind={about ? 'plain' : 'quiet'}
      size="small"
      icon={<IconArrowBackUp aria-hidden="true" />}
      aria-label={about && `Geri al: ${about}`}
      busy={taking.isPending && 'Geri alınıyor…'}
      onClick={() => taking.mutate(id)}
    >
      Geri al
    </Button>
  );
}
