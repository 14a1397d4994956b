import type { DemoAttention } from './demo-content.js';

/** One entry for each topic of `demoTopics`, in their order. */
export const demoAttention: readonly DemoAttention[] = [
  {
    views: 846,
    likes: ['ugur_ay', 'isil.tas', 'aysegul.hacibrahimoglu', 'elif.isik', 'sule_oz', 'gokce.unal', 'baris.ince', 'mert.dogan'],
    comments: { 0: ['derya.aksoy', 'baris.ince'], 1: ['derya.aksoy', 'sule_oz', 'irem.sahin'] },
  },
  { views: 391, likes: ['cagri_yildiz', 'tolga.iscan', 'irem.sahin'], comments: { 1: ['isil.tas', 'tolga.iscan'], 3: ['sule_oz', 'mert.dogan'] } },
  { views: 417, likes: ['elif.isik', 'baris.ince', 'ozan_celik', 'ugur_ay'], comments: { 0: ['gokce.unal', 'elif.isik'], 3: ['kerem_ucgul'] } },
  { views: 528, likes: ['gokce.unal', 'irem.sahin', 'ugur_ay'], comments: { 0: ['baris.ince', 'elif.isik', 'derya.aksoy'], 2: ['ugur_ay'] } },
  { views: 463, likes: ['ugur_ay', 'gokce.unal', 'sule_oz', 'baris.ince'], comments: { 0: ['elif.isik', 'ozan_celik', 'baris.ince'], 4: ['ugur_ay'] } },
  { views: 302, likes: ['isil.tas', 'tolga.iscan', 'derya.aksoy', 'selin_ak'], comments: { 0: ['mert.dogan', 'tolga.iscan'], 3: ['isil.tas'] } },
  { views: 574, likes: ['isil.tas', 'irem.sahin'], comments: { 0: ['tolga.iscan', 'sule_oz', 'isil.tas'], 3: ['tolga.iscan'] } },
  { views: 118, likes: ['sule_oz', 'cagri_yildiz'], comments: {} },
  {
    views: 639,
    likes: ['elif.isik', 'sule_oz', 'cagri_yildiz', 'aysegul.hacibrahimoglu', 'baris.ince', 'gokce.unal'],
    comments: { 0: ['ozan_celik', 'sule_oz', 'cagri_yildiz', 'baris.ince'], 3: ['ozan_celik', 'elif.isik'], 5: ['ozan_celik'] },
  },
  { views: 355, likes: ['ugur_ay', 'irem.sahin', 'elif.isik'], comments: { 0: ['gokce.unal', 'elif.isik', 'irem.sahin'], 1: ['gokce.unal'] } },
  { views: 448, likes: ['ozan_celik', 'gokce.unal', 'kerem_ucgul', 'baris.ince'], comments: { 0: ['ugur_ay', 'gokce.unal'], 4: ['ugur_ay'] } },
  { views: 367, likes: ['elif.isik', 'ugur_ay', 'gokce.unal', 'ozan_celik'], comments: { 1: ['sule_oz', 'elif.isik'], 2: ['sule_oz'] } },
  {
    views: 592,
    likes: ['ozan_celik', 'elif.isik', 'baris.ince', 'mert.dogan', 'gokce.unal'],
    comments: { 0: ['aysegul.hacibrahimoglu', 'elif.isik', 'mert.dogan'], 2: ['aysegul.hacibrahimoglu', 'ozan_celik', 'cagri_yildiz', 'sule_oz'] },
  },
  {
    views: 411,
    likes: ['mert.dogan', 'irem.sahin', 'selin_ak', 'ugur_ay', 'gokce.unal', 'isil.tas'],
    comments: { 0: ['derya.aksoy', 'selin_ak', 'irem.sahin'], 3: ['kerem_ucgul', 'derya.aksoy'], 4: ['selin_ak'] },
  },
  { views: 286, likes: ['irem.sahin', 'gokce.unal', 'baris.ince'], comments: { 0: ['cagri_yildiz', 'gokce.unal'], 3: ['cagri_yildiz'] } },
  { views: 319, likes: ['sule_oz', 'elif.isik', 'irem.sahin'], comments: { 0: ['baris.ince', 'elif.isik'], 2: ['baris.ince', 'gokce.unal'] } },
  {
    views: 437,
    likes: ['ugur_ay', 'ozan_celik', 'cagri_yildiz', 'mert.dogan', 'derya.aksoy'],
    comments: { 0: ['gokce.unal', 'ozan_celik'], 3: ['kerem_ucgul'] },
  },
  {
    views: 703,
    likes: ['tolga.iscan', 'ozan_celik'],
    comments: { 0: ['isil.tas', 'sule_oz', 'tolga.iscan'], 3: ['isil.tas', 'mert.dogan'], 4: ['isil.tas', 'sule_oz', 'derya.aksoy'] },
  },
  {
    views: 382,
    likes: ['ugur_ay', 'elif.isik', 'sule_oz', 'cagri_yildiz', 'aysegul.hacibrahimoglu'],
    comments: { 0: ['irem.sahin', 'elif.isik', 'sule_oz', 'cagri_yildiz'], 4: ['irem.sahin', 'sule_oz'], 5: ['elif.isik', 'irem.sahin'] },
  },
  { views: 264, likes: ['ozan_celik', 'baris.ince', 'sule_oz'], comments: { 0: ['elif.isik', 'sule_oz', 'baris.ince'], 5: ['baris.ince', 'elif.isik'] } },
  { views: 231, likes: ['irem.sahin', 'tolga.iscan', 'mert.dogan'], comments: { 1: ['selin_ak'], 4: ['selin_ak', 'irem.sahin', 'cagri_yildiz'] } },
  { views: 298, likes: ['elif.isik', 'aysegul.hacibrahimoglu', 'ugur_ay'], comments: { 0: ['baris.ince'], 2: ['baris.ince', 'sule_oz', 'ugur_ay'] } },
  { views: 146, likes: ['isil.tas'], comments: { 0: ['irem.sahin', 'isil.tas', 'cagri_yildiz'] } },
  { views: 173, likes: ['ugur_ay', 'ozan_celik'], comments: { 0: ['cagri_yildiz'], 2: ['cagri_yildiz', 'ugur_ay'] } },
  { views: 34, likes: [], comments: { 0: ['derya.aksoy', 'ugur_ay', 'elif.isik'] } },
  { views: 88, likes: ['elif.isik'], comments: { 0: ['isil.tas', 'ugur_ay'], 3: ['isil.tas'] } },
  { views: 95, likes: ['gokce.unal', 'ozan_celik', 'selin_ak'], comments: { 0: ['kerem_ucgul', 'ozan_celik'], 1: ['kerem_ucgul'] } },
  { views: 57, likes: ['ugur_ay', 'cagri_yildiz', 'irem.sahin'], comments: { 2: ['cagri_yildiz', 'ugur_ay'] } },
  { views: 19, likes: [], comments: {} },
  { views: 6, likes: [], comments: {} },
];
