import { POSTING_LIMITS } from '@contracts/help-wanted';
import { Ask } from '../../../../calls/Ask';
import { useWithdraw } from '../../api/postings';

interface Props {
  applicationId: string;
  /** Of the posting; null where the member may not read it any more. */
  title: string | null;
  onClose: () => void;
}

/** Says what goes with an application before it is taken back. */
export function WithdrawDialog({ applicationId, title, onClose }: Props) {
  const withdraw = useWithdraw(applicationId);
  return (
    <Ask
      title="Başvurunuz geri çekilsin mi?"
      effect={
        title === null
          ? 'Yazdığınız mesaj silinir.'
          : `“${title}” ilanına yazdığınız mesaj silinir. Bir ilana, açık kaldıkça, en fazla ${POSTING_LIMITS.again} kez başvurabilirsiniz.`
      }
      verb="Geri çek"
      doing="Geri çekiliyor…"
      calling={withdraw}
      onDo={() => withdraw.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
