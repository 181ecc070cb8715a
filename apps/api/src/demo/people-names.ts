/** Given and family names by region of origin, so that generated people are believable. */
export const nameSets = [
  {
    given: ['Linh', 'Minh', 'Thao', 'Duc', 'Huong', 'Quang', 'Lan', 'Khoa'],
    family: ['Nguyen', 'Tran', 'Le', 'Pham', 'Hoang', 'Vu'],
  },
  {
    given: ['美玲', '浩然', '思远', '雨桐', '子涵', '佳怡', '志强', '欣怡'],
    family: ['陳', '王', '李', '張', '劉', '楊'],
  },
  {
    given: ['Arjun', 'Priya', 'Rohan', 'Ananya', 'Vikram', 'Sneha', 'Karthik', 'Meera'],
    family: ['Mehta', 'Sharma', 'Iyer', 'Reddy', 'Gupta', 'Nair'],
  },
  {
    given: ['Maria', 'Jose', 'Angelica', 'Miguel', 'Carmela', 'Paolo', 'Isabel', 'Rafael'],
    family: ['Santos', 'Reyes', 'Cruz', 'Bautista', 'Garcia', 'Mendoza'],
  },
  {
    given: ['Siti', 'Budi', 'Dewi', 'Agus', 'Putri', 'Rizky', 'Ayu', 'Fajar'],
    family: ['Rahayu', 'Santoso', 'Wijaya', 'Kusuma', 'Pratama', 'Lestari'],
  },
  {
    given: ['Min-jun', 'Seo-yeon', 'Ji-ho', 'Ha-eun', 'Do-yun', 'Su-bin', 'Ye-jin', 'Hyun-woo'],
    family: ['Kim', 'Park', 'Choi', 'Jung', 'Kang', 'Yoon'],
  },
  {
    given: ['Sita', 'Bishal', 'Anjali', 'Suman', 'Prakash', 'Nisha', 'Rajan', 'Kabita'],
    family: ['Gurung', 'Shrestha', 'Tamang', 'Thapa', 'Karki', 'Rai'],
  },
  {
    given: ['Camille', 'Lukas', 'Elena', 'Tomasz', 'Ingrid', 'Marco', 'Amina', 'Noah'],
    family: ['Laurent', 'Schneider', 'Rossi', 'Kowalski', 'Lindqvist', 'Silva'],
  },
] as const;

export const recruiterNames = [
  '田中 美咲',
  '佐藤 健太',
  '髙橋 由美',
  '山﨑 翔',
  '中村 さくら',
  '小林 大輔',
  '渡辺 真理子',
  '伊藤 拓也',
] as const;

export const universities = [
  '東京大学',
  '京都大学',
  '大阪大学',
  '東北大学',
  '名古屋大学',
  '九州大学',
  '北海道大学',
  '筑波大学',
  '早稲田大学',
  '慶應義塾大学',
  '立命館アジア太平洋大学',
  '上智大学',
  '国際教養大学',
  '広島大学',
  '神戸大学',
] as const;
