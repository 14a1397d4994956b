import type { Posting } from '@contracts/help-wanted';
import { Ask } from '../../../../calls/Ask';
import { useWithdraw } from '../../api/postings';

interface Props {
  applicationId: string;
  posting: Pick<Posting, 'title'>;
  onClose: () => void;
}

/** Says what goes with an application before it is taken back. */
export function WithdrawDialog({ applicationId, posting: { title }, onClose }: Props) {
  const withdraw = useWithdraw(applicationId);
  return (
    <Ask
      title="Başvurunuz geri çekilsin mi?"
      effect={`“${title}” ilanına yazdığınız mesaj silinir. İlan açık kaldıkça yeniden başvurabilirsiniz.`}
      verb="Geri çek"
      doing="Geri çekiliyor…"
      calling={withdraw}
      onDo={() => withdraw.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
