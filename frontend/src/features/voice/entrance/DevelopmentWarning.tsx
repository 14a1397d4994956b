import { Button } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import { Dialog } from '../../../design/Dialog';
import classes from './DevelopmentWarning.module.css';

const RISKS = [
  'Ses kalitesi düşebilir, ses kesilebilir.',
  'Mikrofon ya da hoparlörünüz beklendiği gibi çalışmayabilir.',
  'Güvenlik ve verilerin korunması konusunda riskler olabilir: konuştuğunuz kişiler IP adresinizi öğrenebilir.',
  'Sunucu kararsız olabilir, odalar beklenmedik biçimde kapanabilir.',
];

interface Props {
  onGoOn: () => void;
  onClose: () => void;
}

/** What one has to know before entering or opening a room. */
export const DevelopmentWarning = ({ onGoOn, onClose }: Props) => (
  <Dialog
    title="Sesli odalar geliştirme aşamasında"
    onClose={onClose}
    footer={
      <>
        <Button onClick={onClose}>İptal</Button>
        <Button kind="primary" data-autofocus onClick={onGoOn}>
          Yine de devam et
        </Button>
      </>
    }
  >
    <div className={classes.warning}>
      <p>Bu özellik henüz geliştiriliyor. Kullanırken şunlarla karşılaşabilirsiniz:</p>
      <ul>
        {RISKS.map((risk) => (
          <li key={risk}>{risk}</li>
        ))}
      </ul>
      <Callout tone="warn">Yalnızca demo ve test amacıyla sunulur; gizli kalması gereken hiçbir şeyi burada konuşmayın. Konuşmalar kaydedilmez.</Callout>
    </div>
  </Dialog>
);
