/** Corrections, by GeoNames id, where GeoNames (2023-03) is wrong or differs from official spelling. */

/** Russian names, and English ones where GeoNames' Latin name is outdated or not the usual English name. */
export const names: Readonly<Record<number, { ru?: string; en?: string }>> = {
  311046: { en: 'Izmir' },
  462792: { en: 'Zhukov' },
  463082: { ru: 'Жигулёвск' },
  482042: { ru: 'Торопец' },
  484017: { ru: 'Тацинская', en: 'Tatsinskaya' },
  484747: { ru: 'Таловая', en: 'Talovaya' },
  490067: { ru: 'Советск' },
  501175: { en: 'Rostov-on-Don' },
  504250: { ru: 'Пугачёв' },
  524901: { ru: 'Москва' },
  535243: { ru: 'Ликино-Дулёво' },
  535334: { ru: 'Льгов', en: 'Lgov' },
  538368: { ru: 'Кушнаренково' },
  541235: { ru: 'Кремёнки' },
  546230: { ru: 'Коломна' },
  550478: { ru: 'Хасавюрт' },
  551846: { ru: 'Лагань', en: 'Lagan' },
  559459: { ru: 'Гороховец' },
  559678: { ru: 'Городец' },
  569223: { ru: 'Череповец' },
  579514: { en: 'Balakhna' },
  584923: { en: 'Sumqayit' },
  610612: { en: 'Aktau' },
  625665: { en: 'Mogilev' },
  627904: { en: 'Grodno' },
  627907: { en: 'Gomel' },
  687700: { en: 'Zaporizhzhia' },
  700569: { en: 'Mykolaiv' },
  802714: { ru: 'Персиановский', en: 'Persianovsky' },
  818487: { ru: 'Воротынск' },
  831208: { en: 'Ozyorny' },
  1269843: { en: 'Hyderabad' },
  1540356: { ru: 'Радужный' },
  2014624: { ru: 'Удачный' },
  2021851: { en: 'Komsomolsk-on-Amur' },
  2051523: { ru: 'Братск' },
  2121367: { ru: 'Шахтёрск' },
  2122104: { ru: 'Петропавловск-Камчатский' },
  2510911: { en: 'Seville' },
  2711537: { en: 'Gothenburg' },
  2803138: { en: 'Antwerp' },
  2861650: { en: 'Nuremberg' },
  2886242: { en: 'Cologne' },
  3703443: { en: 'Panama City' },
  11886891: { ru: 'Фёдоровский' },
  12041452: { en: 'Mezhgorye' },
};

/** Populations of the 2010 census, where GeoNames has none or counts only a part of the town. */
export const populations: Readonly<Record<number, number>> = {
  495957: 47_715, // Шали
  528248: 26_755, // Майский
  565290: 64_561, // Донской
  829005: 52_464, // Лесной
  1502603: 137_604, // Копейск
  1505579: 32_021, // Инта
};

/** Towns that GeoNames marks as historical, or whose population there is outdated. */
export const towns: ReadonlySet<number> = new Set([
  524311, // Мурино
  559475, // Городовиковск
  1485724, // Юрга
]);

/** Places that are not towns of their own. */
export const notTowns: ReadonlySet<number> = new Set([
  // Parts of Moscow, and towns that Moscow has absorbed.
  463355, 464176, 471457, 492448, 511510, 513362, 518337, 534174, 536206, 539069, 547560, 569273, 581928, 819552,
  857689, 8505053, 11238229,
  // Parts of other Russian towns.
  469707, 485432, 490683, 496269, 505421, 510225, 528242, 532860, 535254, 537345, 563379, 565300, 580139, 1485627,
  1490256, 1496738, 1496739, 1503940, 1504139, 1510454, 1540882, 2013258, 2014571, 2015051, 2020221, 2020734, 6267009,
  6315399, 7117224, 7496732,
  // Parts of Sochi.
  536625, 539907, 549424, 584243, 823674,
  // Second records of a town.
  501215, 559478, 831165, 874045, 2016307, 6853140, 8521440,
  // A military town with no name but its postal one.
  7601828,
  // Villages with the population of a whole district.
  467539, 476500, 509981, 554679, 562321, 1512223,
  // Parts of Istanbul, Ankara, Izmir, Antalya.
  738329, 738377, 739549, 741763, 747340, 751324, 6947637, 6955677, 7627067, 7628416, 7701384, 8074174,
  // Parts of New York, London and Hong Kong; a misplaced record of Puyang.
  1798425, 1819609, 2646003, 5110302, 5133273,
]);
