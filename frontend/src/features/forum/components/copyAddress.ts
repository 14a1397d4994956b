import { toast } from '../../../design/toast';
import { copyText } from './copyText';

/** Copies the address of a comment or topic, and says so. */
export async function copyAddress(path: string): Promise<void> {
  const done = await copyText(new URL(path, location.href).href);
  await toast(done ? { text: 'Bağlantı kopyalandı.' } : { text: 'Bağlantı kopyalanamadı. Adres çubuğundan kopyalayabilirsiniz.', tone: 'danger' });
}
