import { Dialog } from '../../design/Dialog';
import { Kbd } from '../../design/Kbd';
import classes from './ShortcutsDialog.module.css';

const SHORTCUTS: [string[], string][] = [
  [['g', 'f'], 'Foruma git'],
  [['g', 'b'], 'Bloga git'],
  [['g', 'p'], 'Projelere git'],
  [['g', 'k'], 'Kariyere git'],
  [['g', 'h'], 'Ana sayfaya git'],
  [['c'], 'Yeni konu oluştur'],
  [['/'], 'Ara'],
  [['j'], 'Listede sonrakine geç'],
  [['k'], 'Listede öncekine geç'],
  [['n'], 'Sonraki okunmamış konu ya da yorum'],
  [['p'], 'Önceki okunmamış konu ya da yorum'],
  [['q'], 'Seçtiğiniz sözleri yorumunuzda alıntıla'],
  [['Enter'], 'Listede seçili olanı aç'],
  [['Ctrl', 'Enter'], 'Yazdığınızı gönder (Mac’te ⌘ Enter)'],
  [['Esc'], 'Açık pencereyi kapat'],
  [['?'], 'Bu listeyi göster'],
];

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Klavye kısayolları" onClose={onClose}>
      <dl className={classes.list}>
        {SHORTCUTS.map(([keys, meaning]) => (
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
