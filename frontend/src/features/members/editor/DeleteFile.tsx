import { Button } from '../../../design/Button';
import { Dialog } from '../../../design/Dialog';

interface Props {
  name: string;
  isPending: boolean;
  onDelete: () => void;
  onClose: () => void;
}

/** Asks before a picture or a file is deleted: it cannot be had back. */
export function DeleteFile({ name, isPending, onDelete, onClose }: Props) {
  return (
    <Dialog
      title={`${name} silinsin mi?`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Vazgeç</Button>
          <Button kind="primary" busy={isPending && 'Siliniyor…'} onClick={onDelete}>
            Sil
          </Button>
        </>
      }
    >
      <p>Dosya profilinizden ve sunucudan kaldırılır. Bu işlem geri alınamaz.</p>
    </Dialog>
  );
}
