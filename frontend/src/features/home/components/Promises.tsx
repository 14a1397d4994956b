import { IconAbc, IconHistory, IconMessageCircle, IconShieldCheck } from '@tabler/icons-react';
import classes from './Promises.module.css';

const PROMISES = [
  {
    Icon: IconMessageCircle,
    title: 'Sorular ve yanıtlar',
    text: 'Kategorilere ayrılmış forumda sorun, alıntılayarak yanıtlayın, kodu renklendirilmiş okuyun.',
  },
  {
    Icon: IconShieldCheck,
    title: 'Gerekçeli kararlar',
    text: 'Her uyarı ve kısıtlama nedeniyle birlikte bildirilir; kararı kimin, ne zaman verdiği kayıtta durur.',
  },
  { Icon: IconAbc, title: 'Gerçekten Türkçe', text: 'Tarihler, sayılar, sıralama ve büyük-küçük harf: İ ile ı hiçbir yerde karışmaz.' },
  { Icon: IconHistory, title: 'Yazdığınız kaybolmaz', text: 'Taslaklar bu cihazda saklanır; bağlantı kopsa da kaldığınız yerden sürdürürsünüz.' },
];

/** What the platform does today, and nothing else. */
export function Promises() {
  return (
    <ul className={classes.strip}>
      {PROMISES.map(({ Icon, title, text }) => (
        <li key={title} className={classes.card}>
          <Icon aria-hidden="true" />
          <h2>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
