import { copyText } from './copyText';
import { toast } from './toast';

/** Copies the address of a comment, topic or post, and says so. */
export async function copyAddress(path: string): Promise<void> {
  const done = await copyText(new URL(path, location.href).href);
  await toast(done ? { text: 'Bağlantı kopyalandı.' } : { text: 'Bağlantı kopyalanamadı. Adres çubuğundan kopyalayabilirsiniz.', tone: 'danger' });
}
