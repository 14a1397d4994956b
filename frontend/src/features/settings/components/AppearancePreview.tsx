import { IconCheck, IconMessage } from '@tabler/icons-react';
import { Avatar } from '../../../design/Avatar';
import card from '../../../design/Card.module.css';
import { Chip } from '../../../design/Chip';
import classes from './AppearancePreview.module.css';

const SAMPLES = [
  { name: 'Elif Işık', title: 'Event sourcing’de okuma modelini ne zaman yeniden kurmalı?', when: '12 dakika önce', answers: 14, solved: true },
  { name: 'Uğur Ay', title: 'Docker’sız geliştirme ortamı kuran var mı?', when: '2 saat önce', answers: 21, solved: false },
  { name: 'Gökçe Ünal', title: '“ı” ve “i” yüzünden arama sonuç vermiyor', when: 'dün', answers: 18, solved: false },
];

/** Made of the same pieces as the forum, so it changes exactly as the forum does. */
export function AppearancePreview() {
  return (
    <section aria-labelledby="preview">
      <h2 id="preview">Önizleme</h2>
      <div className={`${card.card} ${classes.topics}`}>
        {SAMPLES.map(({ name, title, when, answers, solved }) => (
          <article key={title} className={classes.topic}>
            <Avatar id={name} name={name} />
            <div className={classes.main}>
              <h3>{title}</h3>
              <p className={classes.meta}>
                {solved && (
                  <Chip tone="ok" icon={<IconCheck />}>
                    Çözüldü
                  </Chip>
                )}
                <span>
                  {name} · {when}
                </span>
              </p>
            </div>
            <p className={classes.answers}>
              <IconMessage aria-hidden="true" />
              {answers}
              <span className="visually-hidden"> yorum</span>
            </p>
          </article>
        ))}
      </div>
    </section>
  );
}
