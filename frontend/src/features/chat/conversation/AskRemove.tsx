import { Button } from '../../../design/Button';
import { Dialog } from '../../../design/Dialog';
import classes from './Conversation.module.css';

/** Says what taking a message back does before it is done. */
export const AskRemove = ({ onRemove, onClose }: { onRemove: () => void; onClose: () => void }) => (
  <Dialog title="Mesaj silinsin mi?" onClose={onClose} size="sm" footer={null}>
    <p>Mesaj iki taraf için de silinir; yerinde ‘Bu mesaj silindi’ yazar.</p>
    <div className={classes.choices}>
      <Button onClick={onClose} data-autofocus>
        Vazgeç
      </Button>
      <Button kind="primary" onClick={onRemove}>
        Sil
      </Button>
    </div>
  </Dialog>
);
