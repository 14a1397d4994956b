export interface DefaultCategory {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly color: 'blue' | 'green' | 'purple' | 'red' | 'yellow' | 'indigo' | 'pink' | 'gray';
}

/** In the order in which they are shown. */
export const defaultCategories: readonly DefaultCategory[] = [
  { slug: 'genel', name: 'Genel', description: 'Duyurular, tanışma ve başka bir kategoriye sığmayan her türlü yazılım sohbeti.', color: 'gray' },
  {
    slug: 'mimari',
    name: 'Mimari',
    description: 'Sistem tasarımı, dağıtık sistemler ve uzun ömürlü kararların gerekçeleri burada tartışılır.',
    color: 'purple',
  },
  {
    slug: 'frontend',
    name: 'Frontend',
    description: 'Tarayıcıda çalışan her şey: React, TypeScript, CSS, erişilebilirlik ve kullanıcı deneyimi.',
    color: 'blue',
  },
  { slug: 'backend', name: 'Backend', description: 'Sunucu tarafı diller, API tasarımı, test, güvenlik ve performans üzerine sorular.', color: 'green' },
  {
    slug: 'veritabani',
    name: 'Veritabanı',
    description: 'Sorgular, dizinler, şema değişiklikleri ve verinin güvenle saklanması üzerine konuşulur.',
    color: 'indigo',
  },
  { slug: 'devops', name: 'DevOps', description: 'CI/CD, container’lar, bulut, izleme ve geliştirme ortamı için deneyim paylaşımı.', color: 'red' },
  { slug: 'kariyer', name: 'Kariyer', description: 'İş arama, maaş, mentorluk, ekip kültürü ve uzaktan çalışma deneyimleri.', color: 'yellow' },
  {
    slug: 'projeler',
    name: 'Projeler',
    description: 'Geliştirdiğiniz projeyi tanıtın, geri bildirim alın ve açık kaynak için ekip arkadaşı bulun.',
    color: 'pink',
  },
];
