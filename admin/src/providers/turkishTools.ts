import type { TranslationMessages } from 'react-admin';

type Tools = Pick<TranslationMessages['ra'], 'input' | 'validation' | 'saved_queries' | 'guesser' | 'configurable'>;

/** The sentences of react-admin's inputs and tools. */
export const turkishTools: Tools = {
  input: {
    file: { upload_several: 'Yüklemek için dosyaları bırakın ya da tıklayıp seçin.', upload_single: 'Yüklemek için bir dosya bırakın ya da tıklayıp seçin.' },
    image: {
      upload_several: 'Yüklemek için görselleri bırakın ya da tıklayıp seçin.',
      upload_single: 'Yüklemek için bir görsel bırakın ya da tıklayıp seçin.',
    },
    references: {
      all_missing: 'Bağlı kayıtlar bulunamadı.',
      many_missing: 'Bağlı kayıtlardan en az biri artık yok.',
      single_missing: 'Bağlı kayıt artık yok.',
    },
    password: { toggle_visible: 'Şifreyi gizle', toggle_hidden: 'Şifreyi göster' },
  },
  validation: {
    required: 'Bu alan gerekli',
    minLength: 'En az %{min} karakter olmalı',
    maxLength: 'En fazla %{max} karakter olmalı',
    minValue: 'En az %{min} olmalı',
    maxValue: 'En fazla %{max} olmalı',
    number: 'Sayı olmalı',
    email: 'Geçerli bir e-posta adresi olmalı',
    oneOf: 'Şunlardan biri olmalı: %{options}',
    regex: 'Şu biçime uymalı: %{pattern}',
    unique: 'Başka bir kayıtta kullanılmamış olmalı',
  },
  saved_queries: {
    label: 'Kayıtlı sorgular',
    query_name: 'Sorgu adı',
    new_label: 'Bu sorguyu kaydet...',
    new_dialog_title: 'Sorguyu kaydet',
    remove_label: 'Kayıtlı sorguyu sil',
    remove_label_with_name: '"%{name}" sorgusunu sil',
    remove_dialog_title: 'Kayıtlı sorgu silinsin mi?',
    remove_message: 'Bu sorguyu kayıtlı sorgularınızdan silmek istediğinize emin misiniz?',
    help: 'Listeyi filtreleyin ve sorguyu sonrası için kaydedin',
  },
  guesser: { empty: { title: 'Gösterilecek veri yok', message: 'Veri kaynağını kontrol edin' } },
  configurable: {
    customize: 'Özelleştir',
    configureMode: 'Bu sayfayı düzenle',
    inspector: {
      title: 'Denetçi',
      content: 'Düzenlemek için arayüz öğelerinin üzerine gelin',
      reset: 'Ayarları sıfırla',
      hideAll: 'Hepsini gizle',
      showAll: 'Hepsini göster',
    },
    Datagrid: { title: 'Tablo', unlabeled: 'Adsız sütun #%{column}' },
    SimpleForm: { title: 'Form', unlabeled: 'Adsız alan #%{input}' },
    SimpleList: { title: 'Liste', primaryText: 'Birinci metin', secondaryText: 'İkinci metin', tertiaryText: 'Üçüncü metin' },
  },
};
