import type { Names } from './types';

const words = (lines: string): readonly Names[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [en = '', zh = '', th = '', vi = ''] = line.trim().split(' | ');
      return { en, zh, th, vi };
    });

/** Qualities. Thai and Vietnamese put them after the noun, Chinese before it. */
export const QUALITIES = words(`Copper | 赤铜 | ทองแดง | Đồng Đỏ
  Saffron | 藏红 | สีหญ้าฝรั่น | Nghệ Tây
  Velvet | 丝绒 | กำมะหยี่ | Nhung
  Paper | 纸 | กระดาษ | Giấy
  Indigo | 靛蓝 | สีคราม | Chàm
  Amber | 琥珀 | อำพัน | Hổ Phách
  Vermilion | 朱红 | สีชาด | Son
  Ivory | 象牙白 | สีงาช้าง | Trắng Ngà
  Cobalt | 钴蓝 | สีโคบอลต์ | Lam Coban
  Scarlet | 猩红 | แดงฉาน | Đỏ Thắm
  Silver | 银 | เงินยวง | Bạc
  Bronze | 青铜 | สำริด | Đồng Thau
  Wandering | 流浪 | พเนจร | Lang Thang
  Quiet | 静谧 | เงียบสงบ | Lặng Lẽ
  Borrowed | 借来的 | ที่ยืมมา | Vay Mượn
  Sleepless | 不眠 | ไม่หลับใหล | Không Ngủ
  Hidden | 隐秘 | ซ่อนเร้น | Ẩn Giấu
  Singing | 歌唱的 | ขับขาน | Biết Hát
  Painted | 彩绘 | ลงสี | Tô Màu
  Gilded | 鎏金 | ปิดทอง | Mạ Vàng
  Laughing | 欢笑的 | หัวเราะ | Biết Cười
  Patient | 耐心的 | ใจเย็น | Kiên Nhẫn
  Restless | 不安的 | ไม่หยุดนิ่ง | Bồn Chồn
  Floating | 浮空 | ลอยฟ้า | Bồng Bềnh
  Burning | 燃烧的 | ลุกโชน | Rực Cháy
  Frosted | 凝霜 | เกาะน้ำแข็ง | Phủ Sương
  Star-lit | 星辉 | ใต้แสงดาว | Dưới Sao
  Moonlit | 月下 | ใต้แสงจันทร์ | Dưới Trăng
  Rain-washed | 雨洗 | ชุ่มฝน | Sau Mưa
  Half-Asleep | 半醒 | งัวเงีย | Ngái Ngủ
  Runaway | 出逃的 | ที่หนีไป | Bỏ Trốn
  Secret | 秘密 | ลับ | Bí Mật
  Thousand-Year | 千年 | พันปี | Ngàn Năm
  Brave | 勇敢的 | ผู้กล้า | Dũng Cảm
  Curious | 好奇的 | ช่างสงสัย | Tò Mò
  Proud | 骄傲的 | ทะนง | Kiêu Hãnh
  Humble | 谦逊的 | ถ่อมตน | Khiêm Nhường
  Ancient | 远古 | โบราณ | Cổ Xưa
  Lacquered | 漆金 | ลงรัก | Sơn Mài
  Silken | 锦缎 | ผ้าไหม | Lụa
  Honeyed | 蜜糖 | เคลือบน้ำผึ้ง | Mật Ngọt
  Salted | 海盐 | กลิ่นเกลือ | Vị Muối
  Emerald | 翡翠 | มรกต | Lục Bảo
  Opal | 欧泊 | โอปอล | Mắt Mèo
  Topaz | 黄玉 | บุษราคัม | Hoàng Ngọc
  Garnet | 石榴红 | โกเมน | Thạch Lựu
  Turquoise | 绿松石 | เทอร์ควอยซ์ | Lam Ngọc
  Obsidian | 黑曜 | ออบซิเดียน | Hắc Diện
  Porcelain | 青瓷 | เครื่องเคลือบ | Sứ
  Smoky | 烟色 | สีควัน | Khói
  Thundering | 雷鸣 | คำรนคำราม | Sấm Dậy
  Dancing | 起舞的 | เริงระบำ | Nhảy Múa
  Dreaming | 入梦的 | ในฝัน | Mộng Mơ
  Waking | 苏醒的 | ที่ตื่นแล้ว | Thức Giấc
  Generous | 慷慨的 | ใจกว้าง | Hào Phóng
  Mischievous | 顽皮的 | ซุกซน | Tinh Nghịch
  Crowned | 加冕的 | สวมมงกุฎ | Đội Vương Miện
  Masked | 蒙面 | สวมหน้ากาก | Đeo Mặt Nạ
  Barefoot | 赤足 | เท้าเปล่า | Chân Trần
  Seafaring | 远航的 | ท่องสมุทร | Vượt Biển
  Windblown | 随风的 | ต้องลม | Trong Gió
  Sunlit | 日照 | ต้องแสงตะวัน | Trong Nắng
  Twilight | 暮色 | สนธยา | Chạng Vạng
  Cinnamon | 桂皮 | สีอบเชย | Màu Quế
  Persimmon | 柿红 | สีพลับ | Màu Hồng Chín
  Lilac | 丁香紫 | สีไลแลค | Tử Đinh Hương
  Ultramarine | 群青 | สีน้ำทะเล | Xanh Biển Sâu
  Charcoal | 墨黑 | สีถ่าน | Màu Than
  Pale | 浅色 | สีซีด | Nhợt
  Bright | 明亮的 | สดใส | Rạng Rỡ
  Faraway | 远方的 | แดนไกล | Phương Xa
  Homeward | 归家的 | คืนถิ่น | Về Nhà
  Uninvited | 不请自来的 | ไม่ได้รับเชิญ | Không Mời
  Unhurried | 从容的 | ไม่รีบร้อน | Thong Thả
  Twin | 双生 | แฝด | Song Sinh
  Giant | 巨型 | ยักษ์ | Khổng Lồ
  Tiny | 小小 | จิ๋ว | Tí Hon
  Winged | 有翼 | มีปีก | Có Cánh
  Glowing | 发光的 | เรืองแสง | Phát Sáng
  Forgotten | 遗忘的 | ที่ถูกลืม | Bị Lãng Quên`);

/** Hours and days: after the noun in Thai, after it in Vietnamese. */
export const HOURS = words(`Midnight | 午夜 | เที่ยงคืน | Nửa Đêm
  Daybreak | 破晓 | ย่ำรุ่ง | Rạng Đông
  Sunset | 日落 | ตะวันตกดิน | Hoàng Hôn
  Harvest | 丰收 | ฤดูเก็บเกี่ยว | Mùa Gặt
  Monsoon | 季风 | ฤดูมรสุม | Mùa Mưa
  Winter | 寒冬 | เหมันต์ | Mùa Đông
  Summer | 盛夏 | คิมหันต์ | Mùa Hạ
  Autumn | 金秋 | สารทฤดู | Mùa Thu
  Springtime | 初春 | วสันต์ | Mùa Xuân
  Full Moon | 满月 | คืนเพ็ญ | Trăng Tròn
  New Year | 新年 | ปีใหม่ | Năm Mới
  High Tide | 涨潮 | น้ำขึ้น | Triều Lên`);

/** What a player hopes to find. */
export const PRIZES = words(`Treasure | 宝藏 | ขุมทรัพย์ | Kho Báu
  Riches | 财富 | ความมั่งคั่ง | Của Cải
  Promise | 诺言 | คำสัญญา | Lời Hứa
  Secret | 秘密 | ความลับ | Bí Mật
  Banquet | 盛宴 | งานเลี้ยง | Yến Tiệc
  Blessing | 祝福 | คำอวยพร | Phúc Lành
  Dowry | 嫁妆 | สินสอด | Hồi Môn
  Ledger | 账簿 | บัญชีลับ | Sổ Cái
  Wager | 赌约 | เดิมพัน | Ván Cược
  Gift | 礼物 | ของขวัญ | Món Quà
  Legend | 传说 | ตำนาน | Truyền Thuyết
  Oath | 誓言 | คำสาบาน | Lời Thề
  Ransom | 赎金 | ค่าไถ่ | Tiền Chuộc
  Feast | 飨宴 | มื้อฉลอง | Đại Tiệc
  Lullaby | 摇篮曲 | เพลงกล่อม | Khúc Ru
  Inheritance | 遗产 | มรดก | Gia Tài`);

/** What a thing can belong to: a street, a company, a season of its own. */
export const COMPANIES = words(`Parade | 巡游 | ขบวนแห่ | Đoàn Diễu Hành
  House | 之家 | เรือน | Nhà
  Garden | 花园 | สวน | Vườn
  Express | 快车 | รถด่วน | Tàu Nhanh
  Society | 会 | สมาคม | Hội
  Ferry | 渡船 | เรือข้ามฟาก | Chuyến Đò
  Regatta | 赛舟会 | แข่งเรือ | Đua Thuyền
  Theatre | 剧场 | โรงละคร | Rạp Hát
  Bazaar | 集市 | ตลาดนัด | Phiên Chợ
  Workshop | 工坊 | โรงช่าง | Xưởng
  Kingdom | 王国 | อาณาจักร | Vương Quốc
  Chronicle | 编年史 | พงศาวดาร | Biên Niên Sử
  Waltz | 圆舞曲 | เพลงวอลซ์ | Điệu Vals
  Vault | 金库 | ห้องนิรภัย | Hầm Vàng
  Lottery Club | 彩社 | ชมรมเสี่ยงโชค | Câu Lạc Bộ Vé Số
  Caravan | 商队 | กองคาราวาน | Đoàn Buôn
  Serenade | 小夜曲 | เพลงรัก | Dạ Khúc
  Tavern | 酒馆 | โรงเตี๊ยม | Quán Rượu
  Orchestra | 乐团 | วงดุริยางค์ | Dàn Nhạc
  Pilgrimage | 朝圣 | จาริก | Hành Hương
  Carousel | 旋转木马 | ม้าหมุน | Đu Quay
  Dynasty | 王朝 | ราชวงศ์ | Triều Đại
  Almanac | 历书 | ปฏิทินโหร | Lịch Vạn Niên
  Crossing | 渡口 | ทางข้าม | Lối Qua`);

/** Second to twelfth, and the numbers themselves, from two. */
export const ORDINALS = words(`Second | 第二 | ที่สอง | Thứ Hai
  Third | 第三 | ที่สาม | Thứ Ba
  Fourth | 第四 | ที่สี่ | Thứ Tư
  Fifth | 第五 | ที่ห้า | Thứ Năm
  Sixth | 第六 | ที่หก | Thứ Sáu
  Seventh | 第七 | ที่เจ็ด | Thứ Bảy
  Eighth | 第八 | ที่แปด | Thứ Tám
  Ninth | 第九 | ที่เก้า | Thứ Chín
  Tenth | 第十 | ที่สิบ | Thứ Mười
  Last | 最后一 | สุดท้าย | Cuối Cùng`);
export const NUMBERS = words(`Two | 两 | สอง | Hai
  Three | 三 | สาม | Ba
  Four | 四 | สี่ | Bốn
  Five | 五 | ห้า | Năm
  Six | 六 | หก | Sáu
  Seven | 七 | เจ็ด | Bảy
  Eight | 八 | แปด | Tám
  Nine | 九 | เก้า | Chín
  Ten | 十 | สิบ | Mười
  Twelve | 十二 | สิบสอง | Mười Hai
  A Hundred | 百 | ร้อย | Trăm
  A Thousand | 千 | พัน | Ngàn`);
