import { IconArticle, IconBriefcase, IconMessageCircle, IconMicrophone, IconRocket, IconUserCircle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import classes from './Features.module.css';

/** In the order in which they stand on the page. */
const FEATURES = [
  { id: 'blog', Icon: IconArticle, title: 'Blog', text: 'Öğrendiğinizi yazın: kod blokları renklendirilir, taslaklarınız cihazınızda saklanır.' },
  { id: 'forum', Icon: IconMessageCircle, title: 'Forum', text: 'Kategorilere ayrılmış konularda sorun, alıntılayarak yanıtlayın, çözümü herkes bulsun.' },
  { id: 'projects', Icon: IconRocket, title: 'Projeler', text: 'Fikrinizi anlatın, becerisi uyan insanları bulun, birlikte üretin.' },
  { id: 'career', Icon: IconBriefcase, title: 'Kariyer', text: 'Türkçe konuşan ekiplerin ilanları: ne beklendiği, nerede çalışıldığı baştan belli.' },
  { id: 'voice', Icon: IconMicrophone, title: 'Sesli Odalar', text: 'Tarayıcıdan tek tıkla katılın, kurulum yapmadan konuşun, birlikte mola verin.' },
  {
    id: 'profile',
    Icon: IconUserCircle,
    title: 'Profil',
    text: 'Ne bildiğiniz, ne yazdığınız, ne ürettiğiniz tek sayfada; neyin görüneceğini siz seçersiniz.',
  },
] as const;

export type FeatureId = (typeof FEATURES)[number]['id'];

interface Props {
  /** Where each area is; one without an address is described and leads nowhere. */
  addresses: Readonly<Record<FeatureId, string | null>>;
}

export function Features({ addresses }: Props) {
  return (
    <section className={classes.section} aria-labelledby="features">
      <h2 id="features" className={classes.heading}>
        Bir meydanda olması gereken her şey
      </h2>
      <ul className={classes.grid}>
        {FEATURES.map(({ id, Icon, title, text }) => (
          <li key={id} className={classes.card}>
            <Icon aria-hidden="true" />
            <h3>{addresses[id] ? <Link to={addresses[id]}>{title}</Link> : title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
