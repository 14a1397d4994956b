import { Ask, type Asked } from './Ask';

interface Props extends Omit<Asked, 'calling'> {
  deleting: Asked['calling'];
  onDelete: () => void;
}

/** Says what deleting does before it is done. */
export const AskDelete = ({ deleting, onDelete, ...asked }: Props) => <Ask {...asked} verb="Sil" doing="Siliniyor…" calling={deleting} onDo={onDelete} />;
