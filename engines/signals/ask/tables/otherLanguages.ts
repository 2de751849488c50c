/**
 * Words of hazards and of risk in other languages, and what they are in English. POLICY: the words that people write most in
 * Spanish, Portuguese, French, Italian, German, Turkish, Indonesian, Russian, Chinese, Japanese, Korean and Arabic; the rest of a
 * sentence is left as it is, since places keep their names. `~` begins what may be the first part of a compound.
 */
export const OTHER_LANGUAGES: readonly (readonly [english: string, words: readonly string[]])[] = [
  ['tsunami', [String.raw`maremot[oi]s?`, '海啸', '海嘯', '津波', '쓰나미', '지진해일', String.raw`цунами`, 'تسونامي']],
  ['earthquake', [String.raw`terremot[oi]s?`, String.raw`sismos?`, String.raw`s[ií]smic[oaie]s?`, String.raw`temblor(?:es)?`, String.raw`~erdbeben`, String.raw`s[ée]ismes?`, String.raw`sismiques?`, String.raw`tremblements? de terre`, String.raw`tremor(?:es)? de terra`, String.raw`землетрясени\p{L}*`, String.raw`сейсмическ\p{L}*`, String.raw`deprem\p{L}*`, String.raw`gempa(?: bumi)?`, '地震', '지진', 'زلزال', 'الزلازل', 'زلازل']],
  ['flood', [String.raw`inundaci(?:ón|on|ones)`, String.raw`inundaç(?:ão|ões)`, String.raw`enchentes?`, String.raw`~hochwasser`, String.raw`~[üu]berschwemmung(?:en|s)?`, String.raw`inondations?`, String.raw`inondazion[ei]`, String.raw`alluvion[ei]`, String.raw`наводнени\p{L}*`, String.raw`sel baskın\p{L}*`, String.raw`taşkın\p{L}*`, 'banjir', '洪水', '水害', '水灾', '홍수', 'الفيضانات', 'فيضانات', 'فيضان']],
  ['volcano', [String.raw`volc(?:án|anes)`, String.raw`volcánic[oa]s?`, String.raw`~vulkan(?:e|en|ausbr\p{L}*)?`, String.raw`volcans?`, String.raw`volcaniques?`, String.raw`vulcan(?:o|i|ico|ica)`, String.raw`vulc(?:ão|ões)`, String.raw`вулкан\p{L}*`, String.raw`yanardağ\p{L}*`, String.raw`gunung (?:ber)?api`, '火山', '화산', 'بركان', 'براكين']],
  ['typhoon', ['台風', '台风', '颱風', '태풍']],
  ['hurricane', [String.raw`hurac[aá]n(?:es)?`, String.raw`ouragans?`, String.raw`uragan[oi]`, String.raw`furac(?:ão|ões)`, String.raw`ураган\p{L}*`, String.raw`kasırga\p{L}*`, String.raw`hurrikan\p{L}*`, String.raw`orkan\p{L}*`, 'إعصار']],
  ['hail', ['granizo', 'hagel', 'grêle', 'grandine', '冰雹', '雹']],
  ['wildfire', [String.raw`incendios? forestal(?:es)?`, String.raw`inc[eê]ndios? floresta(?:l|is)`, String.raw`~waldbr(?:and|ände)`, String.raw`(?:feux?|incendies?) de for[êe]ts?`, String.raw`incendi boschivi`, String.raw`лесн\p{L}+ пожар\p{L}*`, String.raw`orman yangın\p{L}*`, 'kebakaran hutan', '山火事', '山火', '森林火灾', '산불']],
  ['landslide', [String.raw`deslizamientos?(?: de tierra)?`, String.raw`deslizamentos?`, String.raw`~erdrutsch(?:e|en)?`, String.raw`glissements? de terrain`, String.raw`fran[ae]`, String.raw`ополз\p{L}+`, String.raw`heyelan\p{L}*`, String.raw`(?:tanah )?longsor`, '土砂崩れ', '滑坡', '산사태']],
  ['drought', [String.raw`sequ[ií]as?`, String.raw`~dürren?`, String.raw`sécheresses?`, 'siccità', String.raw`засух\p{L}*`, String.raw`kuraklık\p{L}*`, 'kekeringan', '干ばつ', '干旱', '가뭄']],
  ['heat wave', [String.raw`olas? de calor`, String.raw`ondas? de calor`, String.raw`ondat[ae] di calore`, String.raw`vagues? de chaleur`, String.raw`canicules?`, String.raw`~hitze(?:wellen?)?`, '猛暑', '熱波', '热浪']],
  ['natural hazards', [String.raw`naturgefahren`, String.raw`(?:peligros|riesgos|desastres) naturales`, String.raw`(?:risques|catastrophes) naturel(?:le)?s`, String.raw`desastres naturais`, '自然災害', '自然灾害']],
  ['risk', [String.raw`riesgos?`, String.raw`peligros?`, String.raw`peligros[oa]s?`, String.raw`risiko`, String.raw`risiken`, String.raw`gefahr(?:en)?`, String.raw`gefährlich`, String.raw`gefährdung`, String.raw`risques?`, String.raw`dangereu(?:x|se)`, String.raw`rischi?o?`, String.raw`pericol[oi]`, String.raw`pericolos[oa]`, String.raw`riscos?`, String.raw`perigos?`, String.raw`perigos[oa]`, String.raw`риск\p{L}*`, String.raw`опасн\p{L}*`, String.raw`riski`, String.raw`tehlike\p{L}*`, 'bahaya', 'リスク', '危険性', '危険', '危险', '风险', '風險', '위험', 'خطر', 'مخاطر']],
  ['safe', [String.raw`segur[oa]s?`, 'sicher', String.raw`sûre?s?`, String.raw`sicur[oa]`, String.raw`безопасн\p{L}*`, String.raw`güvenli`, '安全', '안전']],
  ['probability', [String.raw`probabilidad(?:es)?`, 'probabilidade', String.raw`wahrscheinlich(?:keit)?`, 'probabilité', 'probabilità', String.raw`вероятност\p{L}*`, String.raw`olasılı\p{L}*`, '確率', '概率', '확률']],
];
