/** Passwords of ten characters or more that guessers try first; shorter ones are refused by their length. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
    1234567890 12345678910 0123456789 1q2w3e4r5t q1w2e3r4t5 qwertyuiop asdfghjkl1 zxcvbnm123
    password12 password123 password1234 passw0rd123 parola1234 parola12345 sifre12345 sifre123456
    şifre12345 galatasaray galatasaray1905 fenerbahce fenerbahçe fenerbahce1907 besiktas1903 beşiktaş1903
    trabzonspor trabzonspor61 istanbul34 istanbul1453 ankara0606 izmir353535 turkiye1923 türkiye1923
    turkiye123 ataturk1881 atatürk1881 ataturk1923 mustafakemal mustafakemalataturk benimsifrem seniseviyorum
    seni_seviyorum iloveyou123 administrator admin12345 admin123456 welcome123 letmein1234 qwerty12345
    qwerty123456 1qaz2wsx3edc abcdefghij abc1234567 abcd123456 aaaaaaaaaa 1111111111 0000000000
    1231231231 123123123123 9876543210 0987654321 asdasdasd1 asdfasdfasdf qweasdzxc1 qweasdzxc123
    michael123 superman123 football12 basketball computer123 internet123 changeme123 developer1
    developer123 javascript typescript programlama yazilimci1 yazılımcı1 bilgisayar bilgisayar1
    kullanici1 merhaba123 merhabadunya sevgilim123 canimbenim1 ailem12345 annebaba123 allah12345
    bismillah1 bismillah123 maasallah1 meydan1234 meydan12345 facebook123 instagram1 google1234
    samsung123 iphone1234 minecraft1 minecraft123 pokemon123 liverpool1 chelsea123 manchester
    barcelona1 realmadrid princess12 sunshine123 butterfly1 dragon1234 monkey1234 shadow1234
    master1234 trustno1234 whatever123 starwars123 p@ssw0rd12 p@ssword123 pa55word123 qazwsxedc1
    qazwsxedcrfv 1234qwerasdf asdf1234qwer 1qazxsw23edc 123456789a 123456789q a123456789 q123456789
    123456qwerty 147258369a 159753456a 123654789a 1029384756 5555555555 6666666666 7777777777
    8888888888 9999999999 2222222222 3333333333 4444444444 11223344556 112233445566 123qweasdzxc
    deneme1234 deneme12345 test123456 testtest123 guest12345 user123456
  `
    .trim()
    .split(/\s+/),
);
