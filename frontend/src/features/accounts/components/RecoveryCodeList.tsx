import { IconCopy, IconDownload } from '@tabler/icons-react';
import { saveFile } from '../../../client/download';
import { Button } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import { toast } from '../../../design/toast';
import classes from './SecondFactor.module.css';

const FILE = 'meydan-kurtarma-kodlari.txt';

const download = (text: string) => saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), FILE);

const copy = (text: string) =>
  navigator.clipboard.writeText(text).then(
    () => toast({ text: 'Kodlar kopyalandı.' }),
    () => toast({ text: 'Kodlar kopyalanamadı. Lütfen elle seçip kopyalayın.', tone: 'danger' }),
  );

/** The codes for the day on which a factor is lost; shown this once. */
export function RecoveryCodeList({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = `Meydan kurtarma kodları\n\n${codes.join('\n')}\n`;
  return (
    <div className={classes.dialog}>
      <Callout tone="warn" title="Bu kodlar yalnızca şimdi gösteriliyor">
        Telefonunuzu veya geçiş anahtarınızı kaybederseniz bu kodlarla giriş yaparsınız. Güvenli bir yerde saklayın; her kod bir kez geçer.
      </Callout>
      <ul className={classes.codes} aria-label="Kurtarma kodları">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button icon={<IconCopy aria-hidden="true" />} onClick={() => void copy(codes.join('\n'))}>
          Kopyala
        </Button>
        <Button icon={<IconDownload aria-hidden="true" />} onClick={() => download(text)}>
          İndir
        </Button>
        <Button kind="primary" onClick={onClose}>
          Sakladım
        </Button>
      </div>
    </div>
  );
}
