import { FOLLOW_TEXT } from '@contracts/follow';
import { Button } from '../design/Button';
import { Dialog } from '../design/Dialog';

interface Props {
  name: string;
  onBlock: () => void;
  onClose: () => void;
}

/** Asks first: the follows that end with it do not come back when it is taken back. */
export const AskBlock = ({ name, onBlock, onClose }: Props) => (
  <Dialog
    title={FOLLOW_TEXT.askBlock(name)}
    onClose={onClose}
    footer={
      <>
        <Button onClick={onClose}>Vazgeç</Button>
        <Button kind="primary" onClick={onBlock}>
          {FOLLOW_TEXT.block}
        </Button>
      </>
    }
  >
    <p>{FOLLOW_TEXT.blockEnds}</p>
  </Dialog>
);
