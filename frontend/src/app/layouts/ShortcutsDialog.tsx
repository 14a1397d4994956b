import { useLocation } from 'react-router-dom';
import { Dialog } from '../../design/Dialog';
import { Kbd } from '../../design/Kbd';
import { deskPath } from '../../features/careers/addresses';
import classes from './ShortcutsDialog.module.css';

type Shortcut = [keys: string[], meaning: string];
const ON_LISTS: Shortcut[] = [
  [['j'], 'Listede sonrakine geç'],
  [['k'], 'Listede öncekine geç'],
  [['n'], 'Sonraki okunmamış konu ya da yorum'],
  [['p'], 'Önceki okunmamış konu ya da yorum'],
  [['q'], 'Seçtiğiniz sözleri yorumunuzda alıntıla'],
  [['Enter'], 'Listede seçili olanı aç'],
];
/** Where applications are decided on, the same keys mean something else. */
const ON_DESK: Shortcut[] = [
  [['j'], 'Sonraki başvuruyu aç'],
  [['k'], 'Önceki başvuruyu aç'],
  [['x'], 'Açık başvuruyu seç ya da bırak'],
  [['1', '–', '5'], 'Açık başvuruya puan ver'],
  [['n'], 'Ekip notu yaz'],
  [['r'], 'Yanıt yaz'],
];

const EVERYWHERE: Shortcut[] = [
  [['g', 'f'], 'Foruma git'],
  [['g', 'b'], 'Bloga git'],
  [['g', 'p'], 'Projelere git'],
  [['g', 'k'], 'Kariyere git'],
  [['g', 'h'], 'Ana sayfaya git'],
  [['c'], 'Yeni konu oluştur'],
  [['/'], 'Ara'],
  [['Ctrl', 'Enter'], 'Yazdığınızı gönder (Mac’te ⌘ Enter)'],
  [['Esc'], 'Açık pencereyi kapat'],
  [['?'], 'Bu listeyi göster'],
];

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { pathname } = useLocation();
  const shortcuts = [...(pathname === deskPath() ? ON_DESK : ON_LISTS), ...EVERYWHERE];
  return (
    <Dialog title="Klavye kısayolları" onClose={onClose}>
      <dl className={classes.list}>
        {shortcuts.map(([keys, meaning]) => (
          <div key={meaning} className={classes.row}>
            <dt>{meaning}</dt>
            <dd>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
