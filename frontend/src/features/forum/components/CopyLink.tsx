import { IconLink } from '@tabler/icons-react';
import { IconButton } from '../../../design/IconButton';
import { toast } from '../../../design/toast';

/** Copies the address of a comment or topic. */
export function CopyLink({ path }: { path: string }) {
  const copy = async () => {
    const done = await write(new URL(path, location.href).href);
    await toast(done ? { text: 'Bağlantı kopyalandı.' } : { text: 'Bağlantı kopyalanamadı. Adres çubuğundan kopyalayabilirsiniz.', tone: 'danger' });
  };
  return (
    <IconButton label="Bağlantıyı kopyala" size="small" onClick={copy}>
      <IconLink aria-hidden="true" />
    </IconButton>
  );
}

/** The clipboard exists only on secure addresses; inside a network the old way still works. */
async function write(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  }
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}
