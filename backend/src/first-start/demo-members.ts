import type { DemoMember } from './demo-content.js';

export const demoMembers: readonly DemoMember[] = [
  { username: 'derya.aksoy', firstName: 'Derya', lastName: 'Aksoy', displayName: null, role: 'moderator', old: true },
  { username: 'mert.dogan', firstName: 'Mert', lastName: 'Doğan', displayName: null, role: 'moderator', old: true },
  { username: 'selin_ak', firstName: 'Selin', lastName: 'Ak', displayName: null, role: 'auditor' },
  { username: 'elif.isik', firstName: 'Elif', lastName: 'Işık', displayName: null, role: 'user' },
  { username: 'ozan_celik', firstName: 'Ozan', lastName: 'Çelik', displayName: null, role: 'user' },
  { username: 'irem.sahin', firstName: 'İrem', lastName: 'Şahin', displayName: null, role: 'user' },
  { username: 'ugur_ay', firstName: 'Uğur', lastName: 'Ay', displayName: null, role: 'user', old: true },
  { username: 'gokce.unal', firstName: 'Gökçe', lastName: 'Ünal', displayName: null, role: 'user', old: true },
  { username: 'cagri_yildiz', firstName: 'Çağrı', lastName: 'Yıldız', displayName: null, role: 'user', old: true },
  { username: 'sule_oz', firstName: 'Şule', lastName: 'Öz', displayName: null, role: 'user', old: true },
  { username: 'aysegul.hacibrahimoglu', firstName: 'Ayşegül Müşerref', lastName: 'Büyükkaragöz Hacıibrahimoğlu', displayName: null, role: 'user' },
  { username: 'isil.tas', firstName: 'Işıl', lastName: 'Taş', displayName: 'Işıl T.', role: 'user', old: true },
  { username: 'baris.ince', firstName: 'Barış', lastName: 'İnce', displayName: null, role: 'user' },
  { username: 'kerem_ucgul', firstName: 'Kerem Kağan', lastName: 'Üçgül', displayName: 'kkü', role: 'user', old: true },
  { username: 'tolga.iscan', firstName: 'Tolga', lastName: 'İşcan', displayName: null, role: 'user' },
  { username: 'yeni_uye_48', firstName: 'Yeni', lastName: 'Üye', displayName: 'Ek Gelir Fırsatı', role: 'user' },
];
